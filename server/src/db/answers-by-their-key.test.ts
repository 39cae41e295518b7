import { sql } from 'kysely';
import { expect } from 'vitest';
import { inEarlierTables } from '../testing/earlier-tables.ts';
import { addRowToEach } from '../testing/every-table.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { openDatabase } from './database.ts';

onBothEngines('answers that lie in the tree of their key', (it) => {
  it('are those that were there, go with their reminder, and are one of each occurrence', async ({
    engine,
    database,
  }) => {
    const answers = await inEarlierTables(database, '0028-attempts-expire', async (before) => {
      for (const number of [1, 2]) await addRowToEach(before, engine, number);
      return before.selectFrom('reminder_occurrences').selectAll().execute();
    });
    expect(answers).toHaveLength(2);

    const db = await openDatabase(database);
    const kept = db.selectFrom('reminder_occurrences').selectAll();
    expect(new Set(await kept.execute())).toEqual(new Set(answers));
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
