import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import type { DatabaseCopy } from './copied-files.ts';
import { tablesIn, withPostgres } from './postgres-client.ts';

/** Rows that are in memory at once. */
const AT_ONCE = 500;
/** One row a line, as JSON: PostgreSQL writes it, and reads it again, so that no value passes through another type. */
const SUFFIX = '.jsonl';

/** Every row of every table at one moment: a transaction that sees nothing of what others write meanwhile. */
export const exportPostgres = (databaseUrl: string, folder: string): Promise<DatabaseCopy> =>
  withPostgres(databaseUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const migration = await lastMigration(client);
    const files: string[] = [];
    for (const table of await tablesIn(client)) {
      const file = `${table}${SUFFIX}`;
      await pipeline(Readable.from(rowsOf(client, table)), createWriteStream(join(folder, file)));
      files.push(file);
    }
    return { migration, files };
  });

export const postgresSize = (databaseUrl: string): Promise<number> =>
  withPostgres(databaseUrl, async (client) => {
    const { rows } = await client.query(
      'select pg_database_size(current_database())::text as size',
    );
    return Number(rows[0]?.size ?? 0);
  });

async function lastMigration(client: pg.Client): Promise<string> {
  const { rows } = await client.query('select max(name) as name from kysely_migration');
  return rows[0]?.name ?? '';
}

async function* rowsOf(client: pg.Client, table: string): AsyncGenerator<string> {
  const name = pg.escapeIdentifier(table);
  await client.query(`declare copied cursor for select row_to_json(t)::text as row from ${name} t`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${AT_ONCE} from copied`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => `${row}\n`).join('');
  }
  await client.query('close copied');
}
