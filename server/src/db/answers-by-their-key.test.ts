import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { onBothEngines } from '../testing/fixtures.ts';
import { addUser, openTownAt, START } from '../testing/town.ts';

const SIZES = ['media_sizes', 'media_uploads_sizes', 'message_files_sizes', 'message_files_unsent'];

/** The table as it was before, with what was in it. */
async function asBefore(db: Kysely<never>): Promise<void> {
  await sql`create table former as select * from reminder_occurrences`.execute(db);
  await sql`drop table reminder_occurrences`.execute(db);
  await sql`
    create table reminder_occurrences (
      reminder_id text not null references reminders (id) on delete cascade,
      occurrence text not null,
      changed_at text not null,
      state text not null default 'pending',
      postponed_until text,
      constraint reminder_occurrences_key primary key (reminder_id, occurrence)
    )
  `.execute(db);
  await sql`
    insert into reminder_occurrences (reminder_id, occurrence, changed_at, state, postponed_until)
    select reminder_id, occurrence, changed_at, state, postponed_until from former
  `.execute(db);
  await sql`drop table former`.execute(db);
  for (const name of SIZES) await sql`drop index ${sql.ref(name)}`.execute(db);
  for (const table of ['municipalities', 'support_persons']) {
    for (const column of ['version', 'edited_by_id']) {
      await sql`alter table ${sql.ref(table)} drop column ${sql.ref(column)}`.execute(db);
    }
  }
  await sql`delete from kysely_migration where name >= '0030'`.execute(db);
}

onBothEngines('answers that lie in the tree of their key', (it) => {
  it('are those that were there, go with their reminder, and are one of each occurrence', async ({
    engine,
    database,
  }) => {
    const before = await openTownAt(database);
    const user_id = await addUser(before);
    const reminder = {
      ...{ id: 'pill', user_id, title: 'Pastilla', description: '', category: 'Salud' as const },
      ...{ recurrency: 'daily' as const, starts_at: '2026-01-01T08:00', weekdays: '', times: '' },
      ...{ until: null, rule_since: START, created_at: START },
    };
    const answers = ['2026-11-18T08:00', '2026-11-19T08:00'].map((occurrence) => ({
      ...{ reminder_id: 'pill', occurrence, state: 'done' as const },
      ...{ postponed_until: null, changed_at: START },
    }));
    await before.db.insertInto('reminders').values(reminder).execute();
    await before.db.insertInto('reminder_occurrences').values(answers).execute();
    await asBefore(before.db.withTables());
    await before.app.http.close();
    await before.db.destroy();

    const { app, db } = await openTownAt(database);
    const kept = db.selectFrom('reminder_occurrences').selectAll().orderBy('occurrence');
    expect(await kept.execute()).toEqual(answers);
    if (engine === 'sqlite') {
      const table = await sql<{ sql: string }>`
        select sql from sqlite_master where name = 'reminder_occurrences'
      `.execute(db);
      expect(table.rows[0]?.sql).toMatch(/without rowid\s*$/i);
    }
    const twice = db.insertInto('reminder_occurrences').values(answers);
    await expect(twice.execute()).rejects.toThrow();
    await db.deleteFrom('reminders').execute();
    expect(await kept.execute()).toEqual([]);
    await app.http.close();
    await db.destroy();
  });
});
