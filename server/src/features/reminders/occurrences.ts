import type { OccurrenceState, Reminder } from '@encina/contract/reminders';
import { toText } from '../../core/clock.ts';
import { instantOf, nextOccurrence, occurrencesBetween, occurrencesOn } from './recurrence.ts';
import type { AnswerRow, ReminderRow, RemindersRepo } from './reminders.repo.ts';
import { ruleOf } from './rule.ts';

type Answer = Pick<AnswerRow, 'state' | 'postponed_until' | 'changed_at'>;

/** A reminder with what was answered, by occurrence. */
export interface Known {
  readonly row: ReminderRow;
  readonly answers: ReadonlyMap<string, Answer>;
}

/** Now, as an instant and on the wall of the town. */
export interface Moment {
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
  readonly timeZone: string;
}

export const momentAt = (now: Temporal.Instant, timeZone: string): Moment => ({
  now,
  timeZone,
  today: now.toZonedDateTimeISO(timeZone).toPlainDate(),
});

/** Time after which nobody can have only just heard it. */
const MISSED_AFTER = { minutes: 30 } as const;

/** One entry a reminder of rows that hold one answer each. */
export function byReminder(rows: Awaited<ReturnType<RemindersRepo['within']>>): Known[] {
  const known = new Map<string, { row: ReminderRow; answers: Map<string, Answer> }>();
  for (const { occurrence, state, postponed_until, changed_at, ...row } of rows) {
    const entry = known.get(row.id) ?? { row, answers: new Map() };
    known.set(row.id, entry);
    if (occurrence && state && changed_at) {
      entry.answers.set(occurrence, { state, postponed_until, changed_at });
    }
  }
  return [...known.values()];
}

/** Every occurrence from one local day on and before another. */
export const shownBetween = (
  { row, answers }: Known,
  from: Temporal.PlainDate,
  end: Temporal.PlainDate,
  moment: Moment,
): Reminder[] =>
  occurrencesBetween(ruleOf(row), from, end).map((occurrence) =>
    shownAt(row, occurrence, answers.get(occurrence), moment),
  );

/** So long after its hour what concerns her health stays in sight, through midnight, though it comes again. */
const STAYS = { hours: 12 } as const;

/**
 * What is left of before a day: a one-off; of what comes again and concerns her health what was answered, and what was
 * not for some hours. What had not yet been asked for in its present form is left out.
 */
export function leftFrom(it: Known, day: Temporal.PlainDate, moment: Moment): Reminder[] {
  const { recurrency, starts_at, category, rule_since } = it.row;
  if (recurrency === 'none') {
    const isBefore = starts_at < `${day}`;
    return isBefore ? [shownAt(it.row, starts_at, it.answers.get(starts_at), moment)] : [];
  }
  if (category !== 'Medicación' && category !== 'Salud') return [];
  const since = toText(moment.now.subtract(STAYS));
  return shownBetween(it, day.subtract({ days: 1 }), day, moment).filter(
    (it) => it.dateTime >= rule_since && (!isOpen(it) || it.dueAt > since),
  );
}

/**
 * The occurrence that matters now: the first of today that is still to be answered, else the last of today, else
 * the next; where none comes any more, the start, which of a one-off is the one it has.
 */
export function current(row: ReminderRow, answers: Known['answers'], { today }: Moment): string {
  const rule = ruleOf(row);
  const ofToday = occurrencesOn(rule, today);
  const open = ofToday.find((it) => !isAnswered(answers.get(it)));
  return open ?? ofToday.at(-1) ?? nextOccurrence(rule, today) ?? row.starts_at;
}

const isAnswered = (answer: Answer | undefined): boolean =>
  answer?.state === 'done' || answer?.state === 'skipped';

export function shownAt(
  row: ReminderRow,
  occurrence: string,
  answer: Answer | undefined,
  { now, timeZone }: Moment,
): Reminder {
  const at = instantOf(occurrence, timeZone);
  const dateTime = toText(at);
  const state = stateOf(at, answer, now);
  const rule = ruleOf(row);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    recurrency: row.recurrency,
    weekdays: [...rule.weekdays],
    times: rule.times.length > 0 ? [...rule.times] : [row.starts_at.slice(11)],
    until: row.until,
    startsAt: row.starts_at,
    dateTime,
    occurrence,
    state,
    answeredAt: answer && answer.state !== 'pending' ? answer.changed_at : null,
    dueAt: (state === 'postponed' && answer?.postponed_until) || dateTime,
    isCompleted: state === 'done',
  };
}

function stateOf(
  at: Temporal.Instant,
  answer: Answer | undefined,
  now: Temporal.Instant,
): OccurrenceState {
  if (answer && isAnswered(answer)) return answer.state;
  const due =
    answer?.state === 'postponed' && answer.postponed_until
      ? Temporal.Instant.from(answer.postponed_until)
      : at;
  if (Temporal.Instant.compare(due.add(MISSED_AFTER), now) < 0) return 'missed';
  return answer?.state === 'postponed' ? 'postponed' : 'pending';
}

/** Still to be done: not done, and not left out on purpose. */
export const isOpen = ({ state }: Reminder): boolean => state !== 'done' && state !== 'skipped';
export const soonestFirst = (a: Reminder, b: Reminder): number =>
  a.dateTime.localeCompare(b.dateTime);
