import { type Kysely, SqliteAdapter } from 'kysely';

/** Which of the two engines answers, for the little that they say differently. */
export const isSqlite = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter;
