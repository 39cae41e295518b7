/**
 * Vitest global setup, after that of PostgreSQL: one empty database of each engine with the tables of today, given to
 * tests as `inject('migrated')`. They take copies; nobody opens these two.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/database.ts';
import { createDatabase } from './postgres-databases.ts';

interface Project {
  getProvidedContext(): { postgresUrl: string };
  provide(key: 'migrated', value: { dataDir: string; databaseUrl: string }): void;
}

let dataDir: string;

export async function setup(project: Project): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'encina-migrated-'));
  const databaseUrl = await createDatabase(project.getProvidedContext().postgresUrl, 'migrated');
  for (const options of [{ dataDir }, { dataDir, databaseUrl }]) {
    const db = await openDatabase(options);
    await db.destroy();
  }
  project.provide('migrated', { dataDir, databaseUrl });
}

export const teardown = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
