import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './database.ts';
import { isSqlite } from './is-sqlite.ts';

/** So many years ago by the clock of the database, which is that of its triggers too: one for a whole statement. */
export const yearsAgo = (db: Executor, years: number): RawBuilder<string> =>
  isSqlite(db)
    ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`-${years} years`})`
    : sql`to_char(
        now() at time zone 'utc' - make_interval(years => ${years}::int),
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
      )`;
