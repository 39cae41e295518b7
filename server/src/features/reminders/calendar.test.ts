import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { reminderRow } from '../../testing/reminders.ts';
import { calendarOf } from './calendar.ts';
import { occurrencesBetween } from './recurrence.ts';
import type { ReminderRow } from './reminder-rows.read.ts';
import { ruleOf } from './rule.ts';

const DAY_AFTER = '2030-01-01';
const HORIZON = ICAL.Time.fromDateString(DAY_AFTER);

const monthly = (starts_at: string, given: Partial<ReminderRow> = {}): ReminderRow =>
  reminderRow({
    ...{ id: 'rent', user_id: 'ana', title: 'Pagar la luz', category: 'Personal' },
    ...{ recurrency: 'monthly', starts_at },
    ...given,
  });

/** When a calendar that is built on ical.js rings. */
function ringsOf(row: ReminderRow): string[] {
  const calendar = new ICAL.Component(ICAL.parse(calendarOf([row])));
  const events = calendar.getAllSubcomponents('vevent').map((it) => new ICAL.Event(it));
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  return events.flatMap((event) => {
    const found: string[] = [];
    const times = event.iterator();
    let next = times.next();
    while (next && next.compare(HORIZON) < 0) {
      found.push(next.toString().slice(0, 16));
      next = times.next();
    }
    return found;
  });
}

function occurrencesOf(row: ReminderRow): string[] {
  const first = Temporal.PlainDate.from(row.starts_at.slice(0, 10));
  return occurrencesBetween(ruleOf(row), first, Temporal.PlainDate.from(DAY_AFTER));
}

describe('a monthly reminder', () => {
  it.each([
    '2026-01-28T10:00',
    '2026-11-29T10:00',
    '2026-11-30T10:00',
    '2027-01-31T10:00',
    '2028-02-29T10:00',
  ])('that starts on %s rings in a calendar on the days of Encina, and on no others', (start) => {
    expect(ringsOf(monthly(start)).toSorted()).toEqual(occurrencesOf(monthly(start)));
  });

  it('of two hours a day that ends rings at both until then', () => {
    const row = monthly('2026-11-30T08:00', { times: '08:00,20:00', until: '2027-03-30' });
    expect(ringsOf(row).toSorted()).toEqual(occurrencesOf(row));
    expect(ringsOf(row)).toContain('2027-02-28T20:00');
  });
});

it('a reminder of once rings once', () => {
  const row = monthly('2026-11-30T08:00', { recurrency: 'none' });
  expect(ringsOf(row)).toEqual(['2026-11-30T08:00']);
});

it('a reminder with a photo brings its bytes, once, in lines that every calendar takes', () => {
  const row = reminderRow({ id: 'pill', user_id: 'ana', times: '08:00,20:00' });
  const bytes = Buffer.from(Array.from({ length: 500 }, (_, at) => at % 256));
  const text = calendarOf([row], new Map([['pill', bytes]]));
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const attached = events.flatMap((event) => event.getAllProperties('attach'));
  expect([events.length, attached.length]).toEqual([2, 1]);
  expect(attached[0]?.getParameter('fmttype')).toBe('image/webp');
  const value: unknown = attached[0]?.getFirstValue();
  expect(Buffer.from(String(value), 'base64')).toEqual(bytes);
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});
