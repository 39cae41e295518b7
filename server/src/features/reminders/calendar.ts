import ical from 'ical-generator';
import type { Rule } from './course.ts';
import { occurrencesBetween } from './recurrence.ts';
import type { KnownRow } from './reminder-rows.read.ts';
import { ruleOf } from './rule.ts';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const SHORTEST_MONTH = 28;
const FEBRUARY = 2;
/** Days that every month has but February. */
const NOT_IN_FEBRUARY: readonly number[] = [29, 30];
const OTHER_MONTHS = '1,3,4,5,6,7,8,9,10,11,12';
/** Within these every rule comes at each of its times, a monthly one in February too. */
const DAYS_TO_FIRST = 400;
/** How long it takes in a calendar, where everything has a length. */
const LENGTH = { minutes: 15 } as const;

/** What of a reminder is one event: a time of its day, and where it must be its February alone. */
interface Part {
  readonly key: string;
  readonly start: string;
  readonly rule: string | undefined;
}

/**
 * An iCalendar (RFC 5545) with one event for each time of the day of each reminder. Its times are floating: eight in
 * the morning is eight on the clock of whoever carries the telephone.
 */
export function calendarOf(rows: readonly KnownRow[], photos: Photos = new Map()): string {
  const calendar = ical({ name: 'Recordatorios de Encina' });
  for (const row of rows) {
    for (const [at, { key, start, rule }] of partsOf(ruleOf(row)).entries()) {
      const from = Temporal.PlainDateTime.from(start);
      const event = calendar.createEvent({
        id: `${row.id}-${key}@encina`,
        summary: row.title,
        description: describedIn(row),
        categories: [{ name: row.category }],
        start: from,
        end: from.add(LENGTH),
        floating: true,
        stamp: Temporal.Instant.from(row.rule_since),
        ...(rule === undefined ? {} : { repeating: rule }),
      });
      if (at === 0 && photos.has(row.id)) event.createAttachment(`${PHOTO_OF}${row.id}`);
    }
  }
  return withPhotos(calendar.toString(), photos);
}

/** With who put it down for her. */
const describedIn = ({ description, written_by_name }: KnownRow): string =>
  [description, written_by_name && `Apuntado por ${written_by_name}`].filter(Boolean).join('\n');

/** Small pictures by reminder, WebP. */
type Photos = ReadonlyMap<string, Uint8Array>;

/** Stands for a photo until its bytes do: the library writes addresses alone. */
const PHOTO_OF = 'encina-photo:';
const STANDING = new RegExp(`^ATTACH:${PHOTO_OF}(\\S+)\\r?$`, 'gm');
const ATTACHED = 'ATTACH;FMTTYPE=image/webp;ENCODING=BASE64;VALUE=BINARY:';
/** Octets of a line, without the space that begins a folded one. */
const LINE = 74;

/**
 * The bytes themselves: an address would have to be open to whoever knows it, since no calendar has her session
 * (decision 0049). Once a reminder, in its first event.
 */
const withPhotos = (calendar: string, photos: Photos): string =>
  calendar.replace(STANDING, (_, id: string) => {
    const line = `${ATTACHED}${Buffer.from(photos.get(id) ?? []).toString('base64')}`;
    return (line.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).join('\r\n ').concat('\r');
  });

/** Each with its first occurrence, which a calendar counts whatever the rule says. */
function partsOf(rule: Rule): Part[] {
  const first = Temporal.PlainDate.from(rule.startsAt.slice(0, 10));
  const parts = new Map<string, Part>();
  for (const start of occurrencesBetween(rule, first, first.add({ days: DAYS_TO_FIRST }))) {
    const inFebruary = isSplit(rule) && Number(start.slice(5, 7)) === FEBRUARY;
    const key = `${start.slice(11, 16).replace(':', '')}${inFebruary ? '-02' : ''}`;
    if (!parts.has(key)) parts.set(key, { key, start, rule: repeating(rule, inFebruary) });
  }
  return [...parts.values()];
}

const dayOf = ({ startsAt }: Rule): number => Number(startsAt.slice(8, 10));

/** The 29th and the 30th are another day in February: no one rule says so in every calendar. */
const isSplit = (rule: Rule): boolean =>
  rule.recurrency === 'monthly' && NOT_IN_FEBRUARY.includes(dayOf(rule));

/** A recurrence rule as RFC 5545 writes it. */
function repeating(rule: Rule, inFebruary: boolean): string | undefined {
  const { recurrency, weekdays, until } = rule;
  if (recurrency === 'none') return undefined;
  const parts = [`FREQ=${recurrency.toUpperCase()}`];
  if (until) parts.push(`UNTIL=${until.replaceAll('-', '')}T235900`);
  if (weekdays.length > 0) parts.push(`BYDAY=${weekdays.map((it) => WEEKDAYS[it - 1]).join()}`);
  if (isSplit(rule) && !inFebruary) parts.push(`BYMONTH=${OTHER_MONTHS}`);
  if (inFebruary) parts.push(`BYMONTH=${FEBRUARY}`);
  if (recurrency === 'monthly' && dayOf(rule) > SHORTEST_MONTH) {
    // Not BYSETPOS, which calendars built on ical.js pass over: they ring on 28, 29, 30 and 31.
    const isLastDay = inFebruary || !isSplit(rule);
    parts.push(`BYMONTHDAY=${isLastDay ? -1 : dayOf(rule)}`);
  }
  return parts.join(';');
}
