import type { Executor } from '../db/database.ts';
import { newId } from './ids.ts';
import { StartError } from './start-error.ts';
import type { Storage } from './storage.ts';

const KEY = 'installation/id';
/** Owners of files that are looked up: enough to tell one's own store from another's. */
const SAMPLE = 500;

type Among = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Sees that database and file store belong together: beside the database of another installation nobody would know
 * the owners of the files, and the sweep would let them go. On the first start each is given the same id.
 * @param people those of these ids whom the database knows
 */
export async function matchInstallation(
  db: Executor,
  storage: Storage,
  people: Among,
): Promise<void> {
  // The database first: what it knows is in the store already.
  const known = await installationId(db);
  const stored = await readId(storage);
  if (known && stored === known) return;
  if (known && stored) throw new StartError(OTHER_STORE);
  if (known) throw new StartError(STORE_WITHOUT_ID);
  if (await isOfOthers(storage, people)) throw new StartError(OTHER_DATABASE);
  await adopt(db, storage, stored ?? newId());
}

/**
 * The store before the end of the transaction: ended in between, it is found with an id and nobody's files, and adopted
 * at the next start. Instances that start at once take their turns at the row; only the first one writes to the store.
 */
async function adopt(db: Executor, storage: Storage, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('installation')
      .values({ only_row: 1, id })
      .onConflict((conflict) => conflict.column('only_row').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await writeId(storage, id);
  });
}

/** The id of the installation that this database is; undefined before its first start. */
export async function installationId(db: Executor): Promise<string | undefined> {
  return (await db.selectFrom('installation').select('id').executeTakeFirst())?.id;
}

async function readId(storage: Storage): Promise<string | undefined> {
  const bytes = await storage.get(KEY);
  return bytes && Buffer.from(bytes).toString('utf8').trim();
}

const writeId = (storage: Storage, id: string) => storage.put(KEY, Buffer.from(id), 'text/plain');

/** There are files, and this database knows none of their owners. */
async function isOfOthers(storage: Storage, people: Among): Promise<boolean> {
  const owners: string[] = [];
  for await (const id of storage.list('users')) {
    owners.push(id);
    if (owners.length === SAMPLE) break;
  }
  return owners.length > 0 && (await people(owners)).size === 0;
}

const OTHER_STORE =
  'La base de datos y los archivos son de instalaciones distintas de Encina. Comprueba DATA_DIR, DATABASE_URL y S3_BUCKET.';
const STORE_WITHOUT_ID =
  'Faltan los archivos de esta base de datos. Comprueba DATA_DIR o S3_BUCKET, o recupera la copia de los archivos.';
const OTHER_DATABASE =
  'La base de datos no conoce a nadie de los archivos guardados. Comprueba DATABASE_URL y DATA_DIR, o recupera la copia de la base de datos.';
