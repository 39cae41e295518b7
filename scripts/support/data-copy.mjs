// @ts-check
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What an upgrade may change: the database. Files of people stay as they are, and the key must never be apart from it. */
const isCopied = (/** @type {string} */ name) =>
  name === 'secret.key' || /^encina\.sqlite(-wal|-shm)?$/.test(name);

/**
 * @param {string} dataDir
 * @param {string} commit of the version to which the data belong
 * @returns {string | undefined} the folder of the copy; undefined where there are no data yet
 */
export function copyData(dataDir, commit) {
  if (!existsSync(path.join(dataDir, 'secret.key'))) return undefined;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const copy = path.join(dataDir, 'copias', `${stamp}-${commit.slice(0, 7)}`);
  mkdirSync(copy, { recursive: true, mode: 0o700 });
  copyAll(dataDir, copy);
  return copy;
}

/** @param {string} dataDir @param {string} copy */
export function restoreData(dataDir, copy) {
  // What the newer version left beside the database would be taken for changes to the old one.
  for (const name of readdirSync(dataDir).filter(isCopied)) rmSync(path.join(dataDir, name));
  copyAll(copy, dataDir);
}

/** @param {string} from @param {string} to */
function copyAll(from, to) {
  for (const name of readdirSync(from).filter(isCopied)) {
    copyFileSync(path.join(from, name), path.join(to, name));
  }
}
