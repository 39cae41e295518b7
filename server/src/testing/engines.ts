import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type DatabaseOptions, sqliteFile } from '../db/database.ts';
import { createDatabase, dropDatabase } from './postgres-databases.ts';

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

/** The same with the tables of today: to make them takes longer than most tests, to copy them does not. */
export function migratedTestDatabase(engine: Engine): Promise<TestDatabase> {
  const { dataDir, databaseUrl } = inject('migrated');
  return copyTestDatabase({
    dataDir,
    databaseUrl: engine === 'postgres' ? databaseUrl : undefined,
  });
}

/** The same with all that is in another one, which nobody may have open. */
export async function copyTestDatabase({
  dataDir,
  databaseUrl,
}: DatabaseOptions): Promise<TestDatabase> {
  if (databaseUrl) return newDatabase('postgres', new URL(databaseUrl).pathname.slice(1));
  const copy = await newDatabase('sqlite');
  await copyFile(sqliteFile(dataDir), sqliteFile(copy.dataDir));
  return copy;
}

async function newDatabase(engine: Engine, template?: string): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'encina-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { dataDir, databaseUrl: undefined, remove: removeFolder };
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = inject('postgresUrl');
  return {
    dataDir,
    databaseUrl: await createDatabase(server, name, template),
    async remove() {
      await dropDatabase(server, name);
      await removeFolder();
    },
  };
}
