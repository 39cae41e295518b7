/** What should have come, by the rules as they are told to people: nothing here asks the program. */
import { alertTag } from './alert-tag.ts';
import type { Expected } from './count.ts';
import {
  instantOf,
  type Occurrence,
  type PlannedPerson,
  type PlannedReminder,
  type Saying,
  ZONE,
} from './plan.ts';

const MINUTE = 60_000;
/** Ten minutes later, where she asks for that. */
const LATER = 10 * MINUTE;
/** Nobody is warned of it any more. */
const LASTS = 12 * 60 * MINUTE;
/** What happens so near to a limit may fall on either side of it: whoever was killed is replaced after half a minute. */
const NEAR = 3 * MINUTE;
/** When her people may be told. */
const [OPENS, CLOSES] = ['08:00', '22:00'];

/** Who is told, before it is known in which browser. */
export type ExpectedOf = Omit<Expected, 'browser'> & {
  /** Her relatives are told in this order from 0; undefined is herself. */
  readonly relative: number | undefined;
};

export function expectedOf(person: PlannedPerson): ExpectedOf[] {
  return person.reminders.flatMap((reminder) =>
    reminder.occurrences.flatMap(({ at, sayings }) => [
      ...rings(reminder, at, sayings),
      ...(reminder.category === 'Personal' ? [] : warnings(person, reminder, at, sayings)),
    ]),
  );
}

/** It rings at its hour unless she has answered before, and again where she put it off. */
function rings(
  { title }: PlannedReminder,
  { at }: Occurrence,
  sayings: readonly Saying[],
): ExpectedOf[] {
  const moments = sayings.some(({ heard }) => heard <= at) ? [] : [at];
  const again = sayings.flatMap(({ state, said }) => (state === 'postponed' ? [said + LATER] : []));
  return [...moments, ...again].map((due) => ({
    relative: undefined,
    tag: `ring ${title}`,
    kind: 'ring',
    at: due,
    isSure: !sayings.some((it) => isHeardAtOnce(it, due)),
    saidAt: undefined,
    silencedAt: sayings.find(({ heard }) => heard > due)?.heard,
  }));
}

/** What a server hears as it comes back, it may hear before it has rung. */
const isHeardAtOnce = ({ said, heard }: Saying, due: number): boolean =>
  heard !== said && heard > due && heard - due <= NEAR;

/** One after the other learns of it until she is heard from; then each who knows learns that. */
function warnings(
  { relatives, delayMinutes }: PlannedPerson,
  reminder: PlannedReminder,
  occurrence: Occurrence,
  sayings: readonly Saying[],
): ExpectedOf[] {
  const answer = sayings.find(({ state }) => state === 'done');
  const known = answer?.heard ?? Number.POSITIVE_INFINITY;
  if (known <= occurrence.at) return [];
  const { title } = reminder;
  const tag = alertTag(title, occurrence.at);
  const common = { tag, saidAt: answer?.said, silencedAt: undefined };
  const delay = delayMinutes * MINUTE;
  const end = Math.min(nextOf(reminder, occurrence), occurrence.at + LASTS);
  const told: ExpectedOf[] = [];
  let free = firstTelling(occurrence, sayings, delay);
  let isSure = true;
  for (let relative = 0; relative < relatives; relative += 1) {
    const at = openFrom(free);
    if (at >= end || at >= known) break;
    isSure &&= known - at > NEAR && end - at > NEAR && openFrom(at + NEAR) === at + NEAR;
    told.push({ ...common, relative, kind: 'warning', at, isSure });
    free = at + delay;
  }
  const back = told.map((it): ExpectedOf => ({ ...it, kind: 'back', at: known }));
  return known === Number.POSITIVE_INFINITY ? told : [...told, ...back];
}

/** What she puts off gains her one more delay at the most. */
function firstTelling({ at }: Occurrence, sayings: readonly Saying[], delay: number): number {
  const later = sayings.find(({ state }) => state === 'postponed');
  return Math.min(later ? later.said + LATER : at, at + delay) + delay;
}

function nextOf({ times, every }: PlannedReminder, { name }: Occurrence): number {
  const [day = '', time = ''] = name.split('T');
  const later = times.find((it) => it > time);
  if (later !== undefined) return instantOf(`${day}T${later}`);
  return instantOf(`${Temporal.PlainDate.from(day).add({ days: every })}T${times[0]}`);
}

function openFrom(at: number): number {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(ZONE);
  const wall = local.toPlainTime().toString({ smallestUnit: 'minute' });
  if (wall >= OPENS && wall < CLOSES) return at;
  const day = local.toPlainDate().add({ days: wall < OPENS ? 0 : 1 });
  return instantOf(`${day}T${OPENS}`);
}
