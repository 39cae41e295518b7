import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../is-sqlite.ts';
import {
  POSTGRES_WORD,
  postgresProcedure,
  postgresTrigger,
  SQLITE_WORD,
  sqliteRenewing,
  sqliteTrigger,
  type Way,
  WHOSE,
} from '../renews-version.ts';

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
  const triggers = ([table, way, column]: (typeof CHANGES)[number]) => {
    const does = sqliteRenewing(way);
    if (column) return [sqliteTrigger(table, `update of ${column}`, does)];
    if (table === 'users') return [sqliteTrigger(table, 'update', does)];
    return ['insert', 'update', 'delete'].map((on) => sqliteTrigger(table, on, does));
  };
  const statements = [
    ...CHANGES.flatMap(triggers),
    sqliteTrigger('users', 'insert', COMES(SQLITE_WORD)),
    sqliteTrigger('users', 'delete', GOES),
  ];
  return { storage: 'without rowid', word: SQLITE_WORD, statements };
}

/** Good for a program that migrates; from migration 0044 on, whoever writes waits for nobody (decision 0051). */
function postgres() {
  const renewing = Object.entries(WHOSE).map(([way, whose]) =>
    postgresProcedure(
      `renew_whose_${way}`,
      `update person_versions set version = ${POSTGRES_WORD} where user_id in (${whose})`,
    ),
  );
  const statements = [
    ...renewing,
    ...CHANGES.map(([table, way, column]) => {
      const whole = table === 'users' ? 'update' : 'insert or update or delete';
      return postgresTrigger(table, column ? `update of ${column}` : whole, `renew_whose_${way}`);
    }),
    postgresProcedure('begin_version', COMES(POSTGRES_WORD)),
    'create trigger begin_version after insert on users for each row execute function begin_version()',
    postgresProcedure('end_version', GOES),
    postgresTrigger('users', 'delete', 'end_version'),
  ];
  // Room for the next word beside the last one: no row is written more often.
  return { storage: 'with (fillfactor = 50)', word: POSTGRES_WORD, statements };
}
