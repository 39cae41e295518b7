import { existsSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { COPIED_SETTINGS } from './extract.ts';

/** What a data folder holds that a copy replaces. */
const PARTS = ['encina.sqlite', 'secret.key', 'backup.passphrase', 'files', COPIED_SETTINGS];
/** What SQLite leaves beside its file: taken for changes to the new one, it would spoil it. */
const BESIDE = ['-wal', '-shm'];
/** Before the name of the folder with what was there, which goes by itself after a month. */
export const REPLACED = 'replaced-';

/** Moves what was unfolded into the data folder, and what was there aside. */
export async function putInPlace(dataDir: string, staging: string): Promise<void> {
  const unfolded = new Set(await readdir(staging));
  const aside = join(dataDir, `${REPLACED}${Date.now()}`);
  for (const part of PARTS.filter((one) => unfolded.has(one))) {
    for (const name of [part, ...BESIDE.map((end) => `${part}${end}`)]) {
      if (!existsSync(join(dataDir, name))) continue;
      await mkdir(aside, { recursive: true, mode: 0o700 });
      await rename(join(dataDir, name), join(aside, name));
    }
    await rename(join(staging, part), join(dataDir, part));
  }
}

/** Whether there is something in the folder that a copy would replace. */
export const holdsData = (dataDir: string): boolean =>
  ['encina.sqlite', 'secret.key', join('files', 'users')].some((part) =>
    existsSync(join(dataDir, part)),
  );
