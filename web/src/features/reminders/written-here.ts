import {
  create,
  type Reminder,
  type ReminderInput,
  reminderBody,
  remove,
  update,
} from '@encina/contract/reminders';
import { type Waiting, waitingFor } from '../../lib/offline/waiting.ts';
import { addDays, dayOf, instantOf, timeOf, type WallTime, wallNow } from './wall-time.ts';

/** After so long nobody can have only just heard it, in ms. As the server counts. */
const MISSED_AFTER = 30 * 60_000;
/** Whatever comes again does so within so many days. */
const LONGEST_PAUSE = 31;

/** Days of a list, counted from today: `from` is one of them, `to` is not. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

/** What she wrote on this device and the server does not know, as she wrote it last. */
function unsentOf(all: readonly Waiting[]): readonly Written[] {
  const made = waitingFor(all, create).map(({ key, body }) => [key, body] as const);
  const changed = waitingFor(all, update).map(
    ({ params, body }) => [params.reminderId ?? '', body] as const,
  );
  return [...new Map([...made, ...changed])].flatMap(([id, body]) => {
    const { data } = reminderBody.safeParse(body);
    return data ? [{ id, input: data }] : [];
  });
}

const idsIn = (all: readonly Waiting[], command: typeof update | typeof remove) =>
  new Set(waitingFor(all, command).map(({ params }) => params.reminderId));

interface Written {
  readonly id: string;
  readonly input: ReminderInput;
}

export const isUnsent = (all: readonly Waiting[], id: string): boolean =>
  waitingFor(all, create).some(({ key }) => key === id);

/** Reminders as the server has them, with those that wait on this device, soonest first. */
export function withWritten(
  known: Reminder[],
  all: readonly Waiting[],
  span: Span,
  clock: Clock,
): Reminder[] {
  const [changed, removed] = [idsIn(all, update), idsIn(all, remove)];
  const kept = known.filter(({ id }) => !changed.has(id) && !removed.has(id));
  const ids = new Set(kept.map(({ id }) => id));
  const written = unsentOf(all)
    .filter(({ id }) => !ids.has(id) && !removed.has(id))
    .flatMap((it) => occurrencesOf(it, span, clock))
    .map((it) => ({ ...it, ...answerOf(known.find((one) => isSame(one, it))) }));
  if (written.length === 0) return kept.length < known.length ? kept : known;
  return [...kept, ...written].toSorted((a, b) => a.dateTime.localeCompare(b.dateTime));
}

const isSame = (one: Reminder, other: Reminder): boolean =>
  one.id === other.id && one.occurrence === other.occurrence;

/** What was said of it under its earlier words. */
const answerOf = (known: Reminder | undefined): Partial<Reminder> =>
  known
    ? {
        state: known.state,
        answeredAt: known.answeredAt,
        dueAt: known.dueAt,
        isCompleted: known.isCompleted,
      }
    : {};

/** One of these as it was just written: at the first of its hours that is still to come. */
export function writtenNow(id: string, body: unknown, clock: Clock): Reminder {
  const written = { id, input: reminderBody.parse(body) };
  const coming = occurrencesOf(written, { from: 0, to: LONGEST_PAUSE + 1 }, clock);
  const next = coming.find(({ dateTime }) => Date.parse(dateTime) >= clock.now.getTime());
  return next ?? reminderAt(written, wallOf(written.input), clock);
}

const wallOf = ({ dateTime }: ReminderInput): WallTime => dateTime.slice(0, 16);

function occurrencesOf(written: Written, { from, to }: Span, clock: Clock): Reminder[] {
  const { input } = written;
  const start = wallOf(input);
  const today = wallNow(clock.now, clock.timeZone);
  const days = Array.from({ length: to - from }, (_, day) => dayOf(addDays(today, from + day)));
  // What was for once and is overdue stands with what is for today.
  if (from === 0 && input.recurrency === 'none' && start < dayOf(today)) days.push(dayOf(start));
  return days
    .filter((day) => fallsOn(input, dayOf(start), day))
    .flatMap((day) => timesOf(input).map((time) => `${day}T${time}`))
    .filter((wall) => wall >= start)
    .map((wall) => reminderAt(written, wall, clock));
}

const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;
const dateOf = (day: string): number => Number(day.slice(8));
const isLastOfMonth = (day: string): boolean => dateOf(dayOf(addDays(`${day}T12:00`, 1))) === 1;

function fallsOn({ recurrency, weekdays, until }: ReminderInput, start: string, day: string) {
  if (day < start || (until !== null && recurrency !== 'none' && day > until)) return false;
  if (recurrency === 'none') return day === start;
  if (recurrency === 'daily') return true;
  if (recurrency === 'weekly') {
    return (weekdays.length > 0 ? weekdays : [weekdayOf(start)]).includes(weekdayOf(day));
  }
  const wanted = dateOf(start);
  return dateOf(day) === wanted || (isLastOfMonth(day) && dateOf(day) < wanted);
}

/** All its hours of a day, earliest first. */
const timesOf = (input: ReminderInput): string[] =>
  [...new Set([timeOf(wallOf(input)), ...input.times])].sort();

function reminderAt({ id, input }: Written, wall: WallTime, { now, timeZone }: Clock): Reminder {
  const { dateTime: _, ...rest } = input;
  const dateTime = instantOf(wall, timeZone);
  const isMissed = Date.parse(dateTime) + MISSED_AFTER < now.getTime();
  return {
    ...rest,
    id,
    times: timesOf(input),
    startsAt: wallOf(input),
    dateTime,
    dueAt: dateTime,
    occurrence: wall,
    state: isMissed ? 'missed' : 'pending',
    answeredAt: null,
    isCompleted: false,
  };
}
