import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../is-sqlite.ts';

/** Whose a row is, as SQL over the row `it`. */
const WHOSE = {
  it_says: 'it.user_id',
  she_is: 'it.id',
  its_reminder_is: 'select user_id from reminders where id = it.reminder_id',
  she_helps: `select user_id from support_links where support_person_id = it.id
    union select user_id from support_messages where support_person_id = it.id`,
  live_in_it: 'select id from users where municipality_id = it.id',
} as const;
type Way = keyof typeof WHOSE;

/** What makes a new version of somebody: every write of what is hers, and the little of others that her screens say. */
const CHANGES: readonly (readonly [table: string, Way, column?: string])[] = [
  ['activity_days', 'it_says'],
  ['cards', 'it_says'],
  ['chat_conversations', 'it_says'],
  ['chat_messages', 'it_says'],
  ['chat_state', 'it_says'],
  ['consent_changes', 'it_says'],
  ['data_requests', 'it_says'],
  ['device_people', 'it_says'],
  ['imported_users', 'it_says'],
  ['media', 'it_says'],
  ['media_uploads', 'it_says'],
  ['message_files', 'it_says'],
  ['moods', 'it_says'],
  ['reminder_occurrences', 'its_reminder_is'],
  ['reminders', 'it_says'],
  ['scores', 'it_says'],
  ['support_links', 'it_says'],
  ['support_messages', 'it_says'],
  ['users', 'she_is'],
  ['support_persons', 'she_helps', 'name'],
  ['municipalities', 'live_in_it', 'time_zone'],
];

/** One word a person, and another one after every write of what is hers, whoever writes it (decision 0036). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { storage, word, statements } = isSqlite(db) ? sqlite() : postgres();
  // No reference to the person: the row goes by a trigger, last of all.
  await sql`create table person_versions (user_id text not null primary key, version text not null)
    ${sql.raw(storage)}`.execute(db);
  await sql`insert into person_versions (user_id, version)
    select id, ${sql.raw(word)} from users`.execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const COMES = (word: string) =>
  `insert into person_versions (user_id, version) values (it.id, ${word})`;
const GOES = 'delete from person_versions where user_id = it.id';

function sqlite() {
  const word = 'lower(hex(randomblob(16)))';
  const trigger = (table: string, on: string, does: string) =>
    `create trigger ${table}_version_after_${on.replaceAll(' ', '_')} after ${on} on ${table} begin
      ${does.replaceAll(/\bit\./g, on === 'delete' ? 'old.' : 'new.')}; end`;
  const triggers = ([table, way, column]: (typeof CHANGES)[number]) => {
    const does = `update person_versions set version = ${word} where user_id in (${WHOSE[way]})`;
    if (column) return [trigger(table, `update of ${column}`, does)];
    if (table === 'users') return [trigger(table, 'update', does)];
    return ['insert', 'update', 'delete'].map((on) => trigger(table, on, does));
  };
  const statements = [
    ...CHANGES.flatMap(triggers),
    trigger('users', 'insert', COMES(word)),
    trigger('users', 'delete', GOES),
  ];
  return { storage: 'without rowid', word, statements };
}

/**
 * At the end of the transaction, when it has all its other locks: whoever waits for the row of a version holds nothing
 * that its owner still wants. Several rows are taken in one order.
 */
function postgres() {
  const word = `replace(gen_random_uuid()::text, '-', '')`;
  const procedure = (name: string, does: string) =>
    `create function ${name}() returns trigger language plpgsql as $$
    declare it record;
    begin
      if tg_op = 'DELETE' then it := old; else it := new; end if;
      ${does};
      return null;
    end $$`;
  const atTheEnd = (table: string, on: string, does: string) =>
    `create constraint trigger ${does}_in_${table} after ${on} on ${table}
      deferrable initially deferred for each row execute function ${does}()`;
  const renewing = Object.entries(WHOSE).map(([way, whose]) =>
    procedure(
      `renew_whose_${way}`,
      // What this transaction has written is new already: a thousand rows of hers are one version.
      `update person_versions set version = ${word} where user_id in (
        select user_id from person_versions
        where user_id in (${whose}) and xmin <> pg_current_xact_id()::xid
        order by user_id for update)`,
    ),
  );
  const statements = [
    ...renewing,
    ...CHANGES.map(([table, way, column]) => {
      const whole = table === 'users' ? 'update' : 'insert or update or delete';
      return atTheEnd(table, column ? `update of ${column}` : whole, `renew_whose_${way}`);
    }),
    procedure('begin_version', COMES(word)),
    'create trigger begin_version after insert on users for each row execute function begin_version()',
    procedure('end_version', GOES),
    atTheEnd('users', 'delete', 'end_version'),
  ];
  // Room for the next word beside the last one: no row is written more often.
  return { storage: 'with (fillfactor = 50)', word, statements };
}
