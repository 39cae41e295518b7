// @ts-check
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';

const DATABASE = 'encina.sqlite';
/** The file, and what SQLite leaves beside it where it was not ended in peace. */
const PARTS = ['', '-wal', '-shm'];

/**
 * Copies what an upgrade may change, which is the database: files of people and the key stay as they are. By its name
 * the copy is one that the server takes away after a month, so that who is erased is gone from it too.
 * @param {string} dataDir
 * @param {string} commit of the version to which the data belong
 * @returns {string | undefined} the copy; undefined where there are no data yet
 */
export function copyData(dataDir, commit) {
  const file = path.join(dataDir, DATABASE);
  if (!existsSync(file)) return undefined;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const copy = `${file}.before-${commit.slice(0, 7)}-${stamp}`;
  copyParts(file, copy);
  return copy;
}

/** @param {string} dataDir @param {string} copy */
export function restoreData(dataDir, copy) {
  const file = path.join(dataDir, DATABASE);
  // What the newer version left beside the database would be taken for changes to the old one.
  for (const part of PARTS) rmSync(`${file}${part}`, { force: true });
  copyParts(copy, file);
}

/** @param {string} from @param {string} to */
function copyParts(from, to) {
  for (const part of PARTS.filter((one) => existsSync(`${from}${one}`))) {
    copyFileSync(`${from}${part}`, `${to}${part}`);
  }
}
