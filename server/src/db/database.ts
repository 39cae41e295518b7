import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { isSqlite } from './is-sqlite.ts';
import { isUpToDate, migrate, migrateTo } from './migrate.ts';
import type { Tables } from './schema.ts';
import { reclaimable, sqliteDialect } from './sqlite.ts';

/** What a repository closes over: the database or a transaction, never both. */
export type Executor = Kysely<Tables>;

export interface DatabaseOptions {
  /** `postgres://…`; left out for SQLite in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** Opens the database and brings its tables up to date. Throws what the driver throws. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Executor> {
  const file = sqliteFile(dataDir);
  const isNew = databaseUrl === undefined && !existsSync(file);
  if (!databaseUrl) reclaimable(file);
  // A migration takes the time that it takes.
  const patient = connect({ databaseUrl, dataDir }, NO_LIMITS);
  try {
    await migrate(patient, databaseUrl || isNew ? undefined : file);
  } finally {
    await patient.destroy();
  }
  return connect({ databaseUrl, dataDir });
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
  const db = connect(options, NO_LIMITS);
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

/** Opens a database as it is, with whatever tables it has. */
export function connect(
  { databaseUrl, dataDir }: DatabaseOptions,
  limits: object = LIMITS,
): Executor {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: postgresPool(databaseUrl, limits) })
    : sqliteDialect(sqliteFile(dataDir));
  return new Kysely<Tables>({ dialect });
}

function postgresPool(connectionString: string, limits: object): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    ...limits,
  });
  // A connection lost, as when PostgreSQL restarts: the pool drops it, a query on it fails by itself, and the
  // next opens another. Without these listeners the loss would end the process, in use (`connect`) or idle.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
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
