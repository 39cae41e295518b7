import { type Kysely, sql } from 'kysely';
import {
  addColumns,
  createIndex,
  createTable,
  key,
  optionalInteger,
  optionalText,
  text,
} from '../columns.ts';
import { isSqlite } from '../is-sqlite.ts';

const REFUSED = 'the staff log is only added to';

/** What staff do is written down for two years and cannot be unwritten; and they show again who they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'staff_log', [
    key('id'),
    // No references: a line outlives whoever it is about.
    text('municipality_id', 'topic', 'kind', 'by_kind'),
    optionalText('by_id', 'on_kind', 'on_id'),
    optionalInteger('amount'),
    text('happened_at'),
  ]);
  const index = (name: string, ...columns: string[]) =>
    createIndex(db, `staff_log_${name}`, 'staff_log', ...columns, 'happened_at', 'id');
  await index('by_time', 'municipality_id');
  await index('by_topic', 'municipality_id', 'topic');
  await index('by_who', 'municipality_id', 'by_id');
  await index('by_who_and_topic', 'municipality_id', 'by_id', 'topic');
  await index('by_whom', 'on_id');
  await index('by_age');
  await (isSqlite(db) ? keepInSqlite(db) : keepInPostgres(db));
  await addColumns(db, 'sessions', optionalText('confirmed_until'));
}

async function keepInSqlite(db: Kysely<unknown>): Promise<void> {
  const refuse = sql`begin select raise(abort, ${sql.lit(REFUSED)}); end`;
  await sql`create trigger staff_log_stays before update on staff_log ${refuse}`.execute(db);
  await sql`
    create trigger staff_log_is_kept before delete on staff_log
    when old.happened_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-2 years') ${refuse}
  `.execute(db);
}

async function keepInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_staff_log() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.happened_at <=
        to_char(now() at time zone 'utc' - interval '2 years', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      then
        return old;
      end if;
      raise exception ${sql.lit(REFUSED)};
    end $$
  `.execute(db);
  await sql`
    create trigger staff_log_stays before update or delete on staff_log
    for each row execute function refuse_staff_log()
  `.execute(db);
  await sql`
    create trigger staff_log_is_whole before truncate on staff_log
    for each statement execute function refuse_staff_log()
  `.execute(db);
}
