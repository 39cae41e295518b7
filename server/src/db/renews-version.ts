import { type Kysely, sql } from 'kysely';
import { isSqlite } from './is-sqlite.ts';

/** Whose a row is, as SQL over the row `it`. */
export const WHOSE = {
  it_says: 'it.user_id',
  she_is: 'it.id',
  its_reminder_is: 'select user_id from reminders where id = it.reminder_id',
  she_helps: `select user_id from support_links where support_person_id = it.id
    union select user_id from support_messages where support_person_id = it.id`,
  live_in_it: 'select id from users where municipality_id = it.id',
} as const;
export type Way = keyof typeof WHOSE;

/** Makes a word that nobody else has, on either engine. */
export const SQLITE_WORD = 'lower(hex(randomblob(16)))';
export const POSTGRES_WORD = `replace(gen_random_uuid()::text, '-', '')`;

export const sqliteTrigger = (table: string, on: string, does: string) =>
  `create trigger ${table}_version_after_${on.replaceAll(' ', '_')} after ${on} on ${table} begin
    ${does.replaceAll(/\bit\./g, on === 'delete' ? 'old.' : 'new.')}; end`;

export const sqliteRenewing = (way: Way) =>
  `update person_versions set version = ${SQLITE_WORD} where user_id in (${WHOSE[way]})`;

/** At once and for each row: triggers that wait for the end of the transaction are PostgreSQL's own. */
export const postgresTrigger = (table: string, on: string, does: string) =>
  `create trigger ${does}_in_${table} after ${on} on ${table}
    for each row execute function ${does}()`;

/** A function for triggers, which finds the row that was written in `it`. */
export const postgresProcedure = (name: string, does: string) =>
  `create or replace function ${name}() returns trigger language plpgsql as $$
  declare it record;
  begin
    if tg_op = 'DELETE' then it := old; else it := new; end if;
    ${does};
    return null;
  end $$`;

/** Each write of a row of this new table makes a new version of the person in its `user_id` (decision 0036). */
export async function renewsVersion(db: Kysely<unknown>, table: string): Promise<void> {
  const statements = isSqlite(db)
    ? ['insert', 'update', 'delete'].map((on) =>
        sqliteTrigger(table, on, sqliteRenewing('it_says')),
      )
    : [postgresTrigger(table, 'insert or update or delete', 'renew_whose_it_says')];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
