import { sql } from 'kysely';
import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import { insertAll } from '../../db/many-rows.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { reminderRow } from '../../testing/reminders.ts';
import { START } from '../../testing/town.ts';
import { ANSWER, withAnswers } from './with-answers.repo.ts';

const LONG_AGO = Temporal.PlainDate.from('2018-01-01');
const DAYS = 3_000;

onBothEngines('reminders with what was answered', (it) => {
  it('are read without the answers of all other years', async ({ engine, town, person }) => {
    const rows = Array.from({ length: 20 }, () => reminderRow({ id: newId(), user_id: person.id }));
    await town.db.insertInto('reminders').values(rows).execute();
    const answers = Array.from({ length: DAYS }, (_, day) => ({
      reminder_id: rows[0]?.id ?? '',
      occurrence: `${LONG_AGO.add({ days: day })}T18:00`,
      state: 'done' as const,
      changed_at: START,
      postponed_until: null,
    }));
    await insertAll(town.db, 'reminder_occurrences', answers);
    await sql`analyze`.execute(town.db);
    const span = { from: '2026-11-20', end: '2026-11-21' };
    const plan = await withAnswers(town.db, town.db.selectFrom('reminders as r'), span)
      .select(ANSWER)
      .where('user_id', '=', person.id)
      .explain(undefined, engine === 'sqlite' ? sql`query plan` : undefined);
    expect(JSON.stringify(plan)).toMatch(
      /SEARCH o USING PRIMARY KEY|Index Scan using reminder_occurrences_key/,
    );
  });
});
