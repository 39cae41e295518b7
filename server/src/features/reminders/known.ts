import type { Rule } from './course.ts';
import { type Course, courseOf } from './course.ts';
import type { DayNumber } from './day-number.ts';
import type { AnswerRow, Joined, KnownRow } from './reminder-rows.read.ts';
import { ruleOf } from './rule.ts';
import { dayAt } from './wall-clock.ts';

export type Answer = Pick<AnswerRow, 'state' | 'postponed_until' | 'changed_at'>;

/** A reminder with what was answered, by occurrence. */
export interface Known {
  readonly row: KnownRow;
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

export const momentAt = (
  { epochMilliseconds: now }: Temporal.Instant,
  timeZone: string,
): Moment => ({
  now,
  timeZone,
  today: dayAt(now, timeZone),
});

/** Of most reminders: one for all of them. */
const NO_ANSWERS: Known['answers'] = new Map();

export const knownOf = (row: KnownRow, answers = NO_ANSWERS): Known => {
  const rule = ruleOf(row);
  return { row, rule, course: courseOf(rule), answers };
};

/** One entry a reminder of rows that hold one answer each. */
export function byReminder(rows: readonly Joined[]): Known[] {
  const known: Known[] = [];
  const answered = new Map<string, Map<string, Answer>>();
  for (const row of rows) {
    const { occurrence, state, postponed_until, changed_at } = row;
    // Without an answer it is the only row of its reminder.
    if (!occurrence || !state || !changed_at) known.push(knownOf(row));
    else {
      let answers = answered.get(row.id);
      if (!answers) {
        answers = new Map();
        answered.set(row.id, answers);
        known.push(knownOf(row, answers));
      }
      answers.set(occurrence, { state, postponed_until, changed_at });
    }
  }
  return known;
}

/** Reminders of one person that are looked at together. */
const MOST = 500;

/** Recurring ones first, then the latest: no number of appointments that are over may push out a pill of every day. */
const recurringFirst = ({ row: a }: Known, { row: b }: Known): number =>
  Number(a.recurrency === 'none') - Number(b.recurrency === 'none') ||
  compare(b.starts_at, a.starts_at) ||
  compare(a.id, b.id);

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Those of one person, in one order on either database. */
export const ofPerson = (rows: Parameters<typeof byReminder>[0]): Known[] =>
  byReminder(rows).sort(recurringFirst).slice(0, MOST);

export const isAnswered = (answer: Answer | undefined): boolean =>
  answer?.state === 'done' || answer?.state === 'skipped';
