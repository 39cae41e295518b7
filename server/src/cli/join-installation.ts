import { StartError } from '../core/start-error.ts';
import { type DatabaseOptions, type Executor, joinDatabase } from '../db/database.ts';

/** Opens the database of a server that has started once. @throws StartError */
export async function joinInstallation(place: DatabaseOptions): Promise<Executor> {
  const db = await joinDatabase(place).catch((cause) => {
    throw new StartError(cannotOpen(place), { cause });
  });
  if (!db) throw new StartError(notReady(place));
  return db;
}

const cannotOpen = ({ databaseUrl, dataDir }: DatabaseOptions) =>
  databaseUrl
    ? 'No se puede abrir la base de datos de DATABASE_URL. Comprueba la dirección, el usuario y que esté en marcha.'
    : `No se puede abrir la base de datos de la carpeta ${dataDir}.`;

const notReady = ({ databaseUrl, dataDir }: DatabaseOptions) =>
  `En ${databaseUrl ? 'DATABASE_URL' : `la carpeta ${dataDir}`} no hay una instalación lista. Arranca Encina una vez, o di dónde está con DATA_DIR.`;
