import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
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
  const file = join(dataDir, 'encina.sqlite');
  const isNew = databaseUrl === undefined && !existsSync(file);
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: postgresPool(databaseUrl) })
    : sqliteDialect(file);
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db, databaseUrl || isNew ? undefined : file);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

function postgresPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000 });
  // A connection lost, as when PostgreSQL restarts: the pool drops it, a query on it fails by itself, and the
  // next opens another. Without these listeners the loss would end the process, in use (`connect`) or idle.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

/** Resolves when the database answers. */
export async function ping(db: Executor): Promise<void> {
  await sql`select 1`.execute(db);
}

/** `LIKE` pattern for "contains", with the wildcards of the text itself escaped by `\`. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
