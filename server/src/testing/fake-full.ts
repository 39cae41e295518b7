import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Executor } from '../db/database.ts';
import { isSqlite } from '../db/is-sqlite.ts';
import type { Town } from './town.ts';

type MakeRoom = () => Promise<void>;

const noSpace = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

/** From now on the store fails as on a full disk: also what has begun to come. @returns what makes room again */
export function fakeFullStore({ storage }: Town): MakeRoom {
  const failing = [
    vi.spyOn(storage, 'put').mockRejectedValue(noSpace()),
    vi.spyOn(storage, 'check').mockRejectedValue(noSpace()),
    vi.spyOn(storage, 'putStream').mockImplementation(async (_key, bytes: Readable) => {
      // As a disk does: it has taken something before it takes nothing more.
      for await (const _chunk of bytes.iterator({ destroyOnReturn: false })) throw noSpace();
    }),
  ];
  return async () => {
    for (const spy of failing) spy.mockRestore();
  };
}

/** From now on the database takes no row more, with the error of its own for a full disk. */
export const fakeFullDatabase = (db: Executor): Promise<MakeRoom> =>
  isSqlite(db) ? fullSqlite(db) : fullPostgres(db);

const MOST_PAGES = 4_294_967_294;

async function fullSqlite(db: Executor): Promise<MakeRoom> {
  // What is less than the database has already means: as large as it is now.
  await sql`pragma max_page_count = 1`.execute(db);
  return async () => {
    await sql`pragma max_page_count = ${sql.lit(MOST_PAGES)}`.execute(db);
  };
}

async function fullPostgres(db: Executor): Promise<MakeRoom> {
  await sql`
    create or replace function disk_is_full() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$
  `.execute(db);
  const tables = (await db.introspection.getTables()).map(({ name }) => sql.table(name));
  for (const table of tables) {
    await sql`
      create trigger disk_is_full before insert or update on ${table}
      for each statement execute function disk_is_full()
    `.execute(db);
  }
  return async () => {
    for (const table of tables) await sql`drop trigger disk_is_full on ${table}`.execute(db);
  };
}
