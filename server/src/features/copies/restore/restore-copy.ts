import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finishRestore, startRestore } from '../../../core/unfinished-restore.ts';
import { decrypted } from '../archive/encryption.ts';
import { FILES, type Manifest } from '../archive/manifest.ts';
import { readArchive } from '../archive/read-archive.ts';
import { folderDestination } from '../destinations/folder.ts';
import { requireRoom } from '../room.ts';
import { extract, STAGING } from './extract.ts';
import { putInPlace } from './put-in-place.ts';
import { type RestoreTarget, refuseUnsuitable } from './restore-target.ts';

export interface RestoreOptions {
  /** Opens the archive from its beginning: it is read twice. */
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
  /** Passphrases and secret keys that may open it. */
  readonly keys: readonly string[];
  /** Who must be forgotten again. */
  readonly erased: (manifest: Manifest) => Promise<readonly string[]>;
  /** Before anything is touched, once the copy is known to be whole. */
  readonly beforeChange: (manifest: Manifest) => Promise<void>;
}

/**
 * Puts a copy in the place of what is there. It is read to its last byte first, so that a wrong passphrase or a broken
 * copy changes nothing, and unfolded beside what is there; people erased since are forgotten before it is put in place.
 */
export async function restoreCopy(
  target: RestoreTarget,
  { open, keys, erased, beforeChange }: RestoreOptions,
): Promise<Manifest> {
  const { dataDir, store, database } = target;
  const staging = join(dataDir, STAGING);
  const manifest = await readArchive(decrypted(await open(), keys));
  refuseUnsuitable(manifest, target);
  await rm(staging, { recursive: true, force: true });
  await refuseWithoutRoom(target, manifest);
  const ids = await erased(manifest);
  await beforeChange(manifest);
  try {
    // From the first file in the store on, what was there is no more; in a folder, from the first that is moved.
    if (store) await startRestore(dataDir);
    await readArchive(decrypted(await open(), keys), extract(staging, store));
    if (database.load) {
      await startRestore(dataDir);
      await database.load(staging, manifest);
    }
    await database.erase(staging, ids);
    await startRestore(dataDir);
    await putInPlace(dataDir, staging);
    if (store && manifest.hasFiles) await removeOthers(store, manifest);
    await finishRestore(dataDir);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return manifest;
}

async function refuseWithoutRoom({ dataDir, store }: RestoreTarget, { entries }: Manifest) {
  const here = entries.filter(({ name }) => !store || !name.startsWith(FILES));
  const bytes = here.reduce((sum, { size }) => sum + size, 0);
  requireRoom(dataDir, bytes, await folderDestination(dataDir).room());
}

/** What the store has beyond the copy: it would be somebody's whom the database does not know any more. */
async function removeOthers(
  store: NonNullable<RestoreTarget['store']>,
  { entries }: Manifest,
): Promise<void> {
  const kept = new Set(entries.map(({ name }) => name));
  for await (const { key } of store.all()) {
    if (!kept.has(`${FILES}${key}`) && !key.startsWith('health/')) await store.remove(key);
  }
}
