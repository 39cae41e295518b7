import { createHash } from 'node:crypto';
import { StartError } from '../../core/start-error.ts';
import type { Storage } from '../../core/storage.ts';

/** What stores write to see whether they can be written. */
const OWN = /^health\//;
/** Which installation the files are of. */
const ID = 'installation/id';
/** What files are shown as stands in the database. */
const BYTES = 'application/octet-stream';
/** Files on their way at once: a store is far, and most files are small. */
const AT_ONCE = 8;

/** Files that are the same on both sides, and their bytes. */
export interface MovedFiles {
  readonly files: number;
  readonly bytes: number;
}

interface Ours {
  readonly installation: string;
  readonly from: Storage;
  /** Whether a move into the named database was interrupted: what is only in the store then was left by it. */
  readonly isLeft: boolean;
}

/** @throws StartError where the store has files of somebody else's, or such as came there since */
export async function refuseForeignStore(
  store: Storage,
  { installation, from, isLeft }: Ours,
): Promise<void> {
  const id = await store.get(ID);
  const isOurs = id !== undefined && Buffer.from(id).toString('utf8').trim() === installation;
  if (isOurs && isLeft) return;
  for await (const { key } of store.all()) {
    const isKnown = OWN.test(key) || (isOurs && (await from.size(key)) !== undefined);
    if (!isKnown) throw new StartError(NOT_EMPTY);
  }
}

/**
 * Takes every file over that is not there yet, or not the same, and away what is only there. Each is read again where
 * it has come to. First goes whose they are, so that an interrupted move is known again.
 */
export async function moveFiles(from: Storage, to: Storage): Promise<MovedFiles> {
  await takeOver(from, to, ID);
  let files = 0;
  let bytes = 0;
  for await (const batch of batchesOf(from)) {
    await Promise.all(batch.map(({ key }) => takeOver(from, to, key)));
    files += batch.length;
    bytes += batch.reduce((sum, { size }) => sum + size, 0);
  }
  for await (const { key } of to.all()) {
    if (!OWN.test(key) && (await from.size(key)) === undefined) await to.remove(key);
  }
  return { files, bytes };
}

async function* batchesOf(store: Storage) {
  let batch: { key: string; size: number }[] = [];
  for await (const file of store.all()) {
    if (OWN.test(file.key)) continue;
    batch.push(file);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

async function takeOver(from: Storage, to: Storage, key: string): Promise<void> {
  const wanted = await hashOf(from, key);
  if ((await to.size(key)) !== undefined && (await hashOf(to, key)) === wanted) return;
  await to.putStream(key, await from.open(key), BYTES);
  if ((await hashOf(to, key)) !== wanted) throw new StartError(changed(key));
}

async function hashOf(store: Storage, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of await store.open(key)) hash.update(piece);
  return hash.digest('hex');
}

const NOT_EMPTY = 'En ese almacén ya hay otros archivos. Elige uno vacío. No se ha cambiado nada.';
const changed = (key: string) =>
  `El archivo ${key} no ha llegado igual al almacén. Repite la orden; lo que ya está no se repite.`;
