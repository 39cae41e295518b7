import { sql } from 'kysely';
import { expect } from 'vitest';
import { isSqlite } from '../db/is-sqlite.ts';
import type { Town } from './town.ts';

/** On PostgreSQL until one connection waits for what another one holds; on SQLite there is one. */
export async function expectLockAwaited({ db }: Town): Promise<void> {
  if (isSqlite(db)) return;
  const waiting = sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0);
}
