import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countStates } from './count-states.ts';
import type { Rule } from './course.ts';
import { countBetween, courseOf } from './course.ts';
import { dayOf } from './day-number.ts';
import { knownOf } from './known.ts';
import { occurrencesBetween } from './recurrence.ts';
import type { ReminderRow } from './reminder-rows.read.ts';
import { ruleOf } from './rule.ts';

const FIRST = Temporal.PlainDate.from('2026-01-31');
const hours = fc.constantFrom('00:00', '08:00', '13:30', '21:45', '23:59');

const rows: fc.Arbitrary<ReminderRow> = fc
  .record({
    after: fc.integer({ min: 0, max: 60 }),
    hour: hours,
    recurrency: fc.constantFrom('none', 'daily', 'weekly', 'monthly'),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }),
    times: fc.uniqueArray(hours, { maxLength: 4 }),
    lasts: fc.option(fc.integer({ min: 0, max: 90 })),
  })
  .map(({ after, hour, recurrency, weekdays, times, lasts }) => {
    const start = FIRST.add({ days: after });
    return {
      ...{ id: 'one', user_id: 'her', title: 'Pastilla', description: '', category: 'Personal' },
      starts_at: `${start}T${hour}`,
      recurrency,
      weekdays: recurrency === 'weekly' ? weekdays.sort().join() : '',
      times: times.length > 0 ? [...new Set([hour, ...times])].sort().join() : '',
      until: lasts === null || recurrency === 'none' ? null : `${start.add({ days: lasts })}`,
      ...{ rule_since: '', created_at: '', written_by: null, written_by_name: null },
    };
  });

const days = fc.integer({ min: -10, max: 120 }).map((count) => FIRST.add({ days: count }));

const made = (rule: Rule, from: Temporal.PlainDate, end: Temporal.PlainDate) =>
  occurrencesBetween(rule, from, end);

it('as many occurrences are counted as are made', () => {
  fc.assert(
    fc.property(rows, days, days, (row, from, end) => {
      const count = countBetween(courseOf(ruleOf(row)), dayOf(from), dayOf(end));
      expect(count).toBe(made(ruleOf(row), from, end).length);
    }),
    { numRuns: 3_000 },
  );
});

it('figures are those of the occurrences one by one, whatever was answered under another rule', () => {
  const states = fc.constantFrom('done', 'skipped', 'postponed', 'pending');
  const said = fc.array(fc.tuple(days, hours, states), { maxLength: 30 });
  fc.assert(
    fc.property(rows, said, days, days, (row, answered, from, end) => {
      const answers = new Map(
        answered.map(([day, hour, state]) => [
          `${day}T${hour}`,
          { state, postponed_until: null, changed_at: '' },
        ]),
      );
      const stateOf = (occurrence: string) => answers.get(occurrence)?.state;
      const due = made(ruleOf(row), from, end).map(stateOf);
      expect(countStates([knownOf(row, answers)], dayOf(from), dayOf(end))).toEqual({
        completed: due.filter((state) => state === 'done').length,
        skipped: due.filter((state) => state === 'skipped').length,
        pending: due.filter((state) => state !== 'done' && state !== 'skipped').length,
      });
    }),
    { numRuns: 2_000 },
  );
});
