import ical from 'ical-generator';
import { occurrencesBetween, type Rule } from './recurrence.ts';
import type { ReminderRow } from './reminders.repo.ts';
import { ruleOf } from './rule.ts';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const SHORTEST_MONTH = 28;
/** Within these every rule comes at each of its times: the longest step is a month. */
const DAYS_TO_FIRST = 63;
/** How long it takes in a calendar, where everything has a length. */
const LENGTH = { minutes: 15 } as const;

/**
 * An iCalendar (RFC 5545) with one event for each time of the day of each reminder. Its times are floating: eight in
 * the morning is eight on the clock of whoever carries the telephone.
 */
export function calendarOf(rows: readonly ReminderRow[]): string {
  const calendar = ical({ name: 'Recordatorios de Encina' });
  for (const row of rows) {
    const rule = ruleOf(row);
    for (const start of firstOfEachTime(rule)) {
      calendar.createEvent({
        id: `${row.id}-${start.toString().slice(11, 16).replace(':', '')}@encina`,
        summary: row.title,
        description: row.description,
        categories: [{ name: row.category }],
        start,
        end: start.add(LENGTH),
        floating: true,
        stamp: Temporal.Instant.from(row.rule_since),
        ...(rule.recurrency === 'none' ? {} : { repeating: repeating(rule) }),
      });
    }
  }
  return calendar.toString();
}

function firstOfEachTime(rule: Rule): Temporal.PlainDateTime[] {
  const first = Temporal.PlainDate.from(rule.startsAt.slice(0, 10));
  const byTime = new Map<string, string>();
  for (const occurrence of occurrencesBetween(rule, first, first.add({ days: DAYS_TO_FIRST }))) {
    const time = occurrence.slice(11);
    if (!byTime.has(time)) byTime.set(time, occurrence);
  }
  return [...byTime.values()].map((occurrence) => Temporal.PlainDateTime.from(occurrence));
}

/** A recurrence rule as RFC 5545 writes it. */
function repeating({ startsAt, recurrency, weekdays, until }: Rule): string {
  const day = Number(startsAt.slice(8, 10));
  const parts = [`FREQ=${recurrency.toUpperCase()}`];
  if (until) parts.push(`UNTIL=${until.replaceAll('-', '')}T235900`);
  if (weekdays.length > 0) parts.push(`BYDAY=${weekdays.map((it) => WEEKDAYS[it - 1]).join()}`);
  if (recurrency === 'monthly' && day > SHORTEST_MONTH) {
    // The last of those days that the month has.
    const days = Array.from({ length: day - SHORTEST_MONTH + 1 }, (_, i) => SHORTEST_MONTH + i);
    parts.push(`BYMONTHDAY=${days.join()}`, 'BYSETPOS=-1');
  }
  return parts.join(';');
}
