import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { isUpToDate, migrate } from './migrate.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

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
  const db = connect({ databaseUrl, dataDir });
  try {
    await migrate(db, databaseUrl || isNew ? undefined : file);
  } catch (error) {
    await db.destroy();
    throw error;
  }
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

const sqliteFile = (dataDir: string) => join(dataDir, 'encina.sqlite');

function connect({ databaseUrl, dataDir }: DatabaseOptions): Executor {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: postgresPool(databaseUrl) })
    : sqliteDialect(sqliteFile(dataDir));
  return new Kysely<Tables>({ dialect });
}

function postgresPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000 });
  // A connection lost, as when PostgreSQL restarts: the pool drops it, a query on it fails by itself, and the
  // next opens another. Without these listeners the loss would end the process, in use (`connect`) or idle.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
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
