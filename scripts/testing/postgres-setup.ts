/**
 * Vitest global setup: one real PostgreSQL for the whole run, its address given to tests as
 * `inject('postgresUrl')`. It starts only when a test of the server's project is about to run.
 */
import { startPostgres } from './postgres.ts';

interface Project {
  provide(key: 'postgresUrl', value: string): void;
}

export default async function setup(project: Project): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
