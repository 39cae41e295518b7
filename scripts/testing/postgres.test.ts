import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, inject, test } from 'vitest';
import { startPostgres } from './postgres.ts';

// Types of pg belong to the server's workspace; here two calls are all there is to know.
interface Client {
  connect(): Promise<void>;
  query(sql: string): Promise<{ rows: Record<string, string>[] }>;
  end(): Promise<void>;
}
const pg: { Client: new (url: string) => Client } = createRequire(import.meta.url)('pg');

async function ask(url: string, sql: string): Promise<Record<string, string> | undefined> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows[0];
}

test('tests get a real PostgreSQL that sorts and folds letters the same everywhere', async () => {
  const row = await ask(inject('postgresUrl'), "select version() as v, upper('ñ') as letter");
  expect(row?.v).toMatch(/^PostgreSQL 1\d/);
  expect(row?.letter).toBe('Ñ');
});

test('a stopped PostgreSQL leaves no file behind', async () => {
  const own = await startPostgres();
  const row = await ask(own.url, 'show data_directory');
  const folder = row?.data_directory ?? '';
  expect(existsSync(folder) || folder.startsWith('/tmp')).toBe(true);
  await own.stop();
  expect(existsSync(folder)).toBe(false);
});
