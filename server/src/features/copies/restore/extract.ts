import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../../core/storage.ts';
import { BrokenCopyError } from '../archive/broken-copy.ts';
import { DATABASE, FILES, SETTINGS } from '../archive/manifest.ts';
import type { Visit } from '../archive/read-archive.ts';

/** In the data folder: a copy that is being unfolded. */
export const STAGING = 'restoring';
/** The settings of the copied server, for whoever sets up this one. */
export const COPIED_SETTINGS = 'settings-of-copy.env';
/** The store knows only that they are bytes; what they are shown as stands in the database. */
const BYTES = 'application/octet-stream';

/** Writes what is in an archive into a folder, laid out as the data folder is, and files into the store if there is one. */
export const extract =
  (folder: string, store: Storage | undefined): Visit =>
  async ({ name }, bytes) => {
    if (store && name.startsWith(FILES)) {
      await store.putStream(name.slice(FILES.length), Readable.from(bytes), BYTES);
      return;
    }
    const file = within(folder, placeOf(name));
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await pipeline(Readable.from(bytes), createWriteStream(file, { mode: 0o600, flush: true }));
  };

const placeOf = (name: string): string => {
  if (name === SETTINGS) return COPIED_SETTINGS;
  return name.startsWith(DATABASE) ? name.slice(DATABASE.length) : name;
};

/** Who knows the passphrase may have written the archive by hand; still nothing leaves the folder. */
function within(folder: string, name: string): string {
  const file = resolve(folder, name);
  if (!file.startsWith(resolve(folder) + sep)) throw new BrokenCopyError();
  return file;
}
