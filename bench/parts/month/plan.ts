import { chance } from '../../support/chance.ts';

/** What is said here is ms since 1970, where it does not say otherwise. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export interface Occurrence {
  /** Local wall time, `2026-10-25T09:00`. */
  readonly name: string;
  readonly at: number;
}

/** What she says of an occurrence. */
export interface Saying {
  readonly state: 'done' | 'postponed';
  readonly said: number;
  /** When the server hears of it: later where her tablet has no network. */
  readonly heard: number;
}

export interface PlannedReminder {
  readonly title: string;
  readonly category: 'Medicación' | 'Salud' | 'Personal';
  /** Of each of its days. */
  readonly times: readonly string[];
  /** Days from one to the next. */
  readonly every: 1 | 7;
  readonly occurrences: readonly { readonly at: Occurrence; readonly sayings: readonly Saying[] }[];
}

export interface PlannedPerson {
  readonly number: number;
  readonly reminders: readonly PlannedReminder[];
  /** Who is told where she does not answer; nobody where there is none. */
  readonly relatives: number;
  readonly delayMinutes: 30 | 60 | 120;
  /** When her browser is told of no more, and when she says anew where she is reached. */
  readonly gone: Span | undefined;
}

export interface Size {
  readonly people: number;
  readonly days: number;
  /** The first day; the clocks change in one of the nights. */
  readonly first: string;
}

export const ZONE = 'Europe/Madrid';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const RESTARTS_IN = 2 * MINUTE;
/** Pills are taken at these hours; one is due where the clocks are set back and where they are set on. */
const HOURS = ['02:30', '08:00', '09:00', '12:30', '14:00', '16:45', '18:00', '20:15', '21:30'];

export const instantOf = (wall: string): number =>
  Temporal.PlainDateTime.from(wall).toZonedDateTime(ZONE).epochMilliseconds;

export const spanOf = ({ first, days }: Size): Span => ({
  from: instantOf(`${first}T00:00`),
  until: instantOf(`${Temporal.PlainDate.from(first).add({ days })}T00:00`),
});

/** Everybody of the town, and what each of them says when: the same at every call. */
export function planOf(size: Size): PlannedPerson[] {
  const random = chance(size.people);
  return Array.from({ length: size.people }, (_, number) => personOf(number, size, random));
}

function personOf(number: number, size: Size, random: () => number): PlannedPerson {
  const days = Array.from({ length: size.days }, (_, day) =>
    Temporal.PlainDate.from(size.first).add({ days: day }).toString(),
  );
  const offline = [
    ...days.flatMap((day) => (random() < 0.06 ? [offlineOn(day, random)] : [])),
    ...restartsOf(size),
  ];
  const reminders = Array.from({ length: 3 + Math.floor(random() * 2) }, (_, place) => {
    const times = timesOf(random);
    const every: PlannedReminder['every'] = random() < 0.1 ? 7 : 1;
    const first = every === 1 ? 0 : Math.floor(random() * Math.min(7, size.days));
    const category = pick(['Medicación', 'Medicación', 'Salud', 'Personal'] as const, random);
    const its = days.filter((_day, number) => number % every === first);
    const occurrences = its.flatMap((day) =>
      times.map((time) => {
        const at = { name: `${day}T${time}`, at: instantOf(`${day}T${time}`) };
        return { at, sayings: sayingsOf(at, offline, random) };
      }),
    );
    return { title: `Recuerdo ${number}.${place}`, category, times, every, occurrences };
  });
  const { from } = spanOf(size);
  const goneAt = whole(from + random() * size.days * 24 * HOUR);
  return {
    number,
    reminders,
    relatives: random() < 0.8 ? 1 + Math.floor(random() * 3) : 0,
    delayMinutes: pick([30, 60, 120] as const, random),
    gone: random() < 0.1 ? { from: goneAt, until: goneAt + 6 * HOUR } : undefined,
  };
}

/** Once a day the server is away, and comes back as another process: whoever says something meanwhile says it again. */
export function restartsOf({ first, days }: Size): Span[] {
  const random = chance(days);
  return Array.from({ length: days }, (_, day) => {
    const date = Temporal.PlainDate.from(first).add({ days: day });
    const from = whole(instantOf(`${date}T00:00`) + (1 + 22 * random()) * HOUR);
    return { from, until: from + RESTARTS_IN };
  });
}

/** Some hours of a day in which nothing reaches the server. */
function offlineOn(day: string, random: () => number): Span {
  const from = whole(instantOf(`${day}T07:00`) + random() * 12 * HOUR);
  return { from, until: whole(from + (1 + random() * 5) * HOUR) };
}

const timesOf = (random: () => number): string[] =>
  [pick(HOURS, random), ...(random() < 0.3 ? [pick(HOURS, random)] : [])]
    .filter((time, place, all) => all.indexOf(time) === place)
    .toSorted();

/** Most within minutes; some before its hour, some who put it off, some late, some never. */
function sayingsOf({ at }: Occurrence, offline: readonly Span[], random: () => number): Saying[] {
  const drawn = random();
  const minutes = random();
  const done = (moment: number): Saying => {
    const said = whole(moment);
    return { state: 'done', said, heard: heardAt(said, offline) };
  };
  if (drawn < 0.04) return [done(at - (5 + 20 * minutes) * MINUTE)];
  if (drawn < 0.84) return [done(at + (0.5 + 9 * minutes ** 2) * MINUTE)];
  if (drawn < 0.97)
    return drawn < 0.9 ? putOff(at, minutes, offline) : [done(at + (20 + 280 * minutes) * MINUTE)];
  return [];
}

function putOff(at: number, minutes: number, offline: readonly Span[]): Saying[] {
  const said = whole(at + (1 + 4 * minutes) * MINUTE);
  const then = whole(said + (11 + 5 * minutes) * MINUTE);
  const isThere = heardAt(said, offline) === said;
  const done: Saying = { state: 'done', said: then, heard: heardAt(then, offline) };
  return isThere ? [{ state: 'postponed', said, heard: said }, done] : [done];
}

function heardAt(said: number, offline: readonly Span[]): number {
  const away = offline.find(({ from, until }) => said >= from && said < until);
  return away ? heardAt(away.until, offline) : said;
}

/** Whole seconds. */
const whole = (moment: number): number => Math.round(moment / 1_000) * 1_000;

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to draw from.');
  return item;
}
