import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * Answers lie in the tree of their key: SQLite kept each of them twice, as a row and in the index of its key, which was
 * over half of what an answer took. PostgreSQL knows no such table, and nothing changes there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  await sql`
    create table answers_by_key (
      reminder_id text not null references reminders (id) on delete cascade,
      occurrence text not null,
      changed_at text not null,
      state text not null default 'pending',
      postponed_until text,
      constraint reminder_occurrences_key primary key (reminder_id, occurrence)
    ) without rowid
  `.execute(db);
  await sql`
    insert into answers_by_key (reminder_id, occurrence, changed_at, state, postponed_until)
    select reminder_id, occurrence, changed_at, state, postponed_until
    from reminder_occurrences order by reminder_id, occurrence
  `.execute(db);
  await db.schema.dropTable('reminder_occurrences').execute();
  await sql`alter table answers_by_key rename to reminder_occurrences`.execute(db);
}
