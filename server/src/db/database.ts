import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import { isUpToDate, migrate, migrateTo } from './migrate.ts';
import { fittingSize } from './postgres-connections.ts';
import { PortableDialect } from './postgres-dialect.ts';
import { postgresPool } from './postgres-pool.ts';
import type { Tables } from './schema.ts';
import { reclaimable, sqliteDialect } from './sqlite.ts';

/** What a repository closes over: the database or a transaction, never both. */
export type Executor = Kysely<Tables>;

export interface DatabaseOptions {
  /** `postgres://…`; left out for SQLite in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

interface ServerOptions extends DatabaseOptions {
  /** Connections to PostgreSQL that the server opens at most. */
  readonly poolSize?: number;
  /** Whether statements are named on PostgreSQL: not behind a pooler that gives each transaction another connection. */
  readonly prepares?: boolean;
  /** Told in a sentence where PostgreSQL grants fewer connections. */
  readonly warn?: (sentence: string) => void;
}

/** Opens the database and brings its tables up to date. Throws what the driver throws. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  poolSize = POOL_SIZE,
  prepares = true,
  warn = () => undefined,
}: ServerOptions): Promise<Executor> {
  const file = sqliteFile(dataDir);
  const isNew = databaseUrl === undefined && !existsSync(file);
  if (!databaseUrl) reclaimable(file);
  // A migration takes the time that it takes.
  const patient = connect({ databaseUrl, dataDir }, { limits: NO_LIMITS });
  let size = poolSize;
  try {
    await migrate(patient, databaseUrl || isNew ? undefined : file);
    if (databaseUrl) size = await fittingSize(patient, poolSize, warn);
  } finally {
    await patient.destroy();
  }
  const db = connect({ databaseUrl, dataDir }, { size, prepares });
  // What a savepoint may take back SQLite would write, page by page, into a file outside of the data folder.
  if (isSqlite(db)) await sql`pragma temp_store = memory`.execute(db);
  return db;
}

/**
 * Opens a database that a server has prepared, beside that server and without changing its tables.
 * @returns undefined where there is none, or where it waits for a newer program to bring it up to date.
 */
export async function joinDatabase(options: DatabaseOptions): Promise<Executor | undefined> {
  if (!options.databaseUrl && !existsSync(sqliteFile(options.dataDir))) return undefined;
  const db = connect(options);
  try {
    if (await isUpToDate(db)) return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
  await db.destroy();
  return undefined;
}

/** Makes the tables of a database that has none, as they were after that migration. */
export async function prepareDatabase(options: DatabaseOptions, migration: string): Promise<void> {
  const db = connect(options, { limits: NO_LIMITS });
  try {
    await migrateTo(db, migration);
  } finally {
    await db.destroy();
  }
}

export const sqliteFile = (dataDir: string) => join(dataDir, 'encina.sqlite');

/** In ms. The server ends a statement that runs for too long; the client stops waiting where not even that comes. */
const LIMITS = { statement_timeout: 10_000, query_timeout: 12_000 };
const NO_LIMITS = {};
const POOL_SIZE = 10;

interface Connecting {
  readonly limits?: object;
  readonly size?: number;
  readonly prepares?: boolean;
}

/** Opens a database as it is, with whatever tables it has. */
export function connect(
  { databaseUrl, dataDir }: DatabaseOptions,
  { limits = LIMITS, size = POOL_SIZE, prepares = false }: Connecting = {},
): Executor {
  const dialect = databaseUrl
    ? new PortableDialect({
        pool: postgresPool({ connectionString: databaseUrl, size, prepares, limits }),
      })
    : sqliteDialect(sqliteFile(dataDir));
  return new Kysely<Tables>({ dialect });
}

/**
 * Gives back what was deleted: on SQLite the write-ahead log, which still has it, is emptied, and the file shrinks.
 * PostgreSQL does it by itself (autovacuum).
 */
export async function reclaim(db: Executor): Promise<void> {
  if (!isSqlite(db)) return;
  await sql`pragma incremental_vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** Resolves when the database takes what is written: on a full disk it still answers to who reads. */
export async function ping(db: Executor): Promise<void> {
  await sql`update municipalities set created_at = created_at
    where id = (select min(id) from municipalities)`.execute(db);
}

/** `LIKE` pattern for "contains", with the wildcards of the text itself escaped by `\`. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
