import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

const LOCK = 'lock.sqlite';

export interface DataDir {
  readonly path: string;
  release(): void;
}

/**
 * Makes the data folder and takes it for this process alone. The lock is one that the operating system lets go
 * of when the process ends, however it ends: an exclusive transaction on a small SQLite file of its own.
 */
export async function claimDataDir(path: string): Promise<DataDir> {
  const folder = resolve(path);
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch (cause) {
    throw new StartError(cannotWrite(folder), { cause });
  }
  const lock = openLock(join(folder, LOCK), folder);
  if (!lock) throw new StartError(alreadyRunning(folder));
  return { path: folder, release: () => lock.close() };
}

/** Whether a server has the folder now. */
export function isClaimed(path: string): boolean {
  try {
    const lock = openLock(join(path, LOCK), path);
    lock?.close();
    return !lock;
  } catch {
    return true;
  }
}

/**
 * Takes the making of copies of the folder for this process alone, beside whoever serves it.
 * @returns what gives it back; undefined while another process has it.
 */
export function claimCopying(path: string): (() => void) | undefined {
  const lock = openLock(join(path, 'copying.sqlite'), path);
  return lock && (() => lock.close());
}

/** With what is missing above it, one by one: a recursive `mkdir` of Node never comes back from under `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  // Names, photos and the server's key: for nobody else on this machine.
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** @returns undefined where another process holds it. @throws StartError */
function openLock(file: string, folder: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (cause) {
    lock?.close();
    if (cause instanceof Error && /locked|busy/i.test(cause.message)) return undefined;
    throw new StartError(cannotWrite(folder), { cause });
  }
}

const cannotWrite = (folder: string) =>
  `No se puede escribir en la carpeta de datos DATA_DIR (${folder}). Elige otra o cambia sus permisos.`;
const alreadyRunning = (folder: string) =>
  `Encina ya está en marcha con la carpeta de datos ${folder}. Ciérrala antes de abrir otra.`;
