import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { sqliteFile } from '../db/database.ts';

/** Both databases. Every server test runs over this list. */
export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

export interface TestDatabase {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** An empty data folder and, for PostgreSQL, an empty database. */
export const emptyTestDatabase = (engine: Engine): Promise<TestDatabase> => newDatabase(engine);

/** The same with all that is in another one, which nobody may have open. */
export async function copyTestDatabase({
  dataDir,
  databaseUrl,
}: TestDatabase): Promise<TestDatabase> {
  if (databaseUrl) return newDatabase('postgres', new URL(databaseUrl).pathname.slice(1));
  const copy = await newDatabase('sqlite');
  await copyFile(sqliteFile(dataDir), sqliteFile(copy.dataDir));
  return copy;
}

async function newDatabase(engine: Engine, template = 'template1'): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'encina-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { dataDir, databaseUrl: undefined, remove: removeFolder };
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = new URL(inject('postgresUrl'));
  await command(url, `create database ${name} template ${template}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: own.href,
    async remove() {
      await command(url, `drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

async function command(url: URL, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
