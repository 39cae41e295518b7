import type { Rule } from './course.ts';
import { type Course, courseOf } from './course.ts';
import { type DayNumber, dayOf } from './day-number.ts';
import type { AnswerRow, ReminderRow, RemindersRepo } from './reminders.repo.ts';
import { ruleOf } from './rule.ts';

export type Answer = Pick<AnswerRow, 'state' | 'postponed_until' | 'changed_at'>;

/** A reminder with what was answered, by occurrence. */
export interface Known {
  readonly row: ReminderRow;
  readonly rule: Rule;
  readonly course: Course;
  readonly answers: ReadonlyMap<string, Answer>;
}

/** Now, in ms since 1970 and as the day on the wall of the town. */
export interface Moment {
  readonly now: number;
  readonly today: DayNumber;
  readonly timeZone: string;
}

export const momentAt = (now: Temporal.Instant, timeZone: string): Moment => ({
  now: now.epochMilliseconds,
  timeZone,
  today: dayOf(now.toZonedDateTimeISO(timeZone).toPlainDate()),
});

export const knownOf = (row: ReminderRow, answers: Known['answers'] = new Map()): Known => {
  const rule = ruleOf(row);
  return { row, rule, course: courseOf(rule), answers };
};

/** One entry a reminder of rows that hold one answer each. */
export function byReminder(rows: Awaited<ReturnType<RemindersRepo['within']>>): Known[] {
  const known = new Map<string, { known: Known; answers: Map<string, Answer> }>();
  for (const row of rows) {
    let entry = known.get(row.id);
    if (!entry) {
      const answers = new Map<string, Answer>();
      entry = { known: knownOf(row, answers), answers };
      known.set(row.id, entry);
    }
    const { occurrence, state, postponed_until, changed_at } = row;
    if (occurrence && state && changed_at) {
      entry.answers.set(occurrence, { state, postponed_until, changed_at });
    }
  }
  return [...known.values()].map((entry) => entry.known);
}

export const isAnswered = (answer: Answer | undefined): boolean =>
  answer?.state === 'done' || answer?.state === 'skipped';
