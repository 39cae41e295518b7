import { access, constants, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

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
    // Names, photos and the server's key: for nobody else on this machine.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (cause) {
    throw new StartError(cannotWrite(folder), { cause });
  }
  const lock = openLock(join(folder, 'lock.sqlite'), folder);
  return { path: folder, release: () => lock.close() };
}

function openLock(file: string, folder: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    const busy = error instanceof Error && /locked|busy/i.test(error.message);
    throw new StartError(busy ? alreadyRunning(folder) : cannotWrite(folder), { cause: error });
  }
}

const cannotWrite = (folder: string) =>
  `No se puede escribir en la carpeta de datos DATA_DIR (${folder}). Elige otra o cambia sus permisos.`;
const alreadyRunning = (folder: string) =>
  `Encina ya está en marcha con la carpeta de datos ${folder}. Ciérrala antes de abrir otra.`;
