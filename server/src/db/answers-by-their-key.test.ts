import { sql } from 'kysely';
import { expect } from 'vitest';
import { onBothEngines } from '../testing/fixtures.ts';
import { leaveAsBefore, OLDER_PERSON } from '../testing/older-database.ts';
import { START } from '../testing/town.ts';
import { openDatabase } from './database.ts';

const DAYS = ['2026-11-18T08:00', '2026-11-19T08:00'];
const WRITTEN = [
  `insert into reminders (id, user_id, title, description, category, recurrency, starts_at, created_at)
    values ('pill', '${OLDER_PERSON}', 'Pastilla', '', 'Salud', 'daily', '2026-01-01T08:00', '${START}')`,
  ...DAYS.map(
    (day) => `insert into reminder_occurrences (reminder_id, occurrence, state, changed_at)
      values ('pill', '${day}', 'done', '${START}')`,
  ),
];

onBothEngines('answers that lie in the tree of their key', (it) => {
  it('are those that were there, go with their reminder, and are one of each occurrence', async ({
    engine,
    database,
  }) => {
    await leaveAsBefore(database, '0028-attempts-expire', WRITTEN);
    const db = await openDatabase(database);
    const kept = db.selectFrom('reminder_occurrences').selectAll().orderBy('occurrence');
    const answers = DAYS.map((occurrence) => ({
      ...{ reminder_id: 'pill', occurrence, state: 'done' as const },
      ...{ postponed_until: null, changed_at: START },
    }));
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
    await db.destroy();
  });
});
