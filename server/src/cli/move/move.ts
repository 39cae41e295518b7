/** `npm run admin -- move`: an installation from SQLite and disk to PostgreSQL and S3, with the server stopped. */
import { claimDataDir } from '../../core/data-dir.ts';
import { installationId } from '../../core/installation.repo.ts';
import { StartError } from '../../core/start-error.ts';
import { openStorage } from '../../core/storage.ts';
import { refuseUnfinishedRestore } from '../../core/unfinished-restore.ts';
import { withPostgres } from '../../db/copies/postgres-client.ts';
import { stateOf, type Target } from '../../db/move/move-tables.ts';
import { withSource } from '../../db/move/source.ts';
import type { Order } from '../arguments.ts';
import { joinInstallation } from '../join-installation.ts';
import { moveDatabase } from './move-database.ts';
import { type MovedFiles, moveFiles, refuseForeignStore } from './move-files.ts';
import { type Places, readPlaces } from './places.ts';
import { movedWords } from './words.ts';

/**
 * @param tell is told a line at a time how far it is
 * @returns what was done, and what to write in the settings. @throws StartError, UsageError
 */
export async function move(
  order: Order,
  variables: NodeJS.ProcessEnv,
  tell: (line: string) => void,
): Promise<string> {
  const places = readPlaces(order, variables);
  const taken = await claimDataDir(places.from.dataDir);
  try {
    refuseUnfinishedRestore(taken.path);
    const installation = await installationIn(taken.path);
    return await withTarget(places.databaseUrl, async (client) => {
      const target = { databaseUrl: places.databaseUrl, client };
      return moveAll(places, { dataDir: taken.path, installation, target, tell });
    });
  } finally {
    taken.release();
  }
}

interface Ends {
  readonly dataDir: string;
  readonly installation: string;
  readonly target: Target;
  readonly tell: (line: string) => void;
}

async function moveAll(places: Places, ends: Ends): Promise<string> {
  const { dataDir, installation, target, tell } = ends;
  const state = await stateOf(target, installation);
  if (state === 'foreign') throw new StartError(NOT_EMPTY);
  return withSource(dataDir, async (source) => {
    const moveTables = () => moveDatabase(target, source, { state, installation, tell });
    // Where somebody lives already, what the store has beyond ours came there since: it is seen before a file is touched.
    const known = state === 'full' ? await moveTables() : undefined;
    const files = await filesTo(places, ends, state === 'unfinished');
    return movedWords({ places, dataDir, tables: known ?? (await moveTables()), files });
  });
}

/** @returns undefined where they stay where they are */
async function filesTo(
  { from, store }: Places,
  { dataDir, installation, tell }: Ends,
  isLeft: boolean,
): Promise<MovedFiles | undefined> {
  if (!store) return undefined;
  const there = await openStorage(dataDir, store).catch((cause) => {
    throw new StartError(NO_STORE, { cause });
  });
  const here = await openStorage(dataDir, from.s3);
  await refuseForeignStore(there, { installation, from: here, isLeft });
  tell('Llevando las fotos, los vídeos y los audios…');
  return moveFiles(here, there);
}

async function installationIn(dataDir: string): Promise<string> {
  const db = await joinInstallation({ databaseUrl: undefined, dataDir });
  try {
    const id = await installationId(db);
    if (!id) throw new StartError('Arranca Encina una vez antes de mudarla.');
    return id;
  } finally {
    await db.destroy();
  }
}

const withTarget: typeof withPostgres = (databaseUrl, work) => {
  let isConnected = false;
  return withPostgres(databaseUrl, (client) => {
    isConnected = true;
    return work(client);
  }).catch((cause) => {
    throw isConnected ? cause : new StartError(NO_DATABASE, { cause });
  });
};

const NOT_EMPTY =
  'En esa base de datos ya hay otras cosas. Elige una vacía. No se ha cambiado nada.';
const NO_DATABASE =
  'No se puede abrir la base de datos de --to. Comprueba la dirección, el usuario y que esté en marcha.';
const NO_STORE =
  'No se puede escribir en el almacén S3. Comprueba --store, S3_ENDPOINT y sus claves.';
