/** A day of the calendar as a number, days since 1 January 1970: to count days needs no object for each. */
export type DayNumber = number;

export const DAY_MS = 86_400_000;
const DAYS_OF_A_WEEK = 7;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

interface DayFacts {
  /** `2026-11-20`. */
  readonly text: string;
  readonly dayOfMonth: number;
  readonly isLastOfMonth: boolean;
}

/** The days that are asked about are nearly always the same hundred. */
const MOST_KEPT = 4_000;
const kept = new Map<DayNumber, DayFacts>();
const keptNumbers = new Map<string, DayNumber>();

/** @returns undefined for a day that the calendar does not have, and for any other text */
export function dayNumber(text: string): DayNumber | undefined {
  const known = keptNumbers.get(text);
  if (known !== undefined) return known;
  const day = readDay(text);
  if (day === undefined) return undefined;
  if (keptNumbers.size >= MOST_KEPT) keptNumbers.clear();
  keptNumbers.set(text, day);
  return day;
}

function readDay(text: string): DayNumber | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = Date.parse(text) / DAY_MS;
  return Number.isInteger(day) && dayText(day) === text ? day : undefined;
}

export const dayOf = (day: Temporal.PlainDate): DayNumber => Date.parse(`${day}T00:00Z`) / DAY_MS;

export const dayText = (day: DayNumber): string => factsOf(day).text;

/** 1 is Monday. */
export function weekdayOf(day: DayNumber): number {
  const sinceMonday = (day + FIRST_WEEKDAY - 1) % DAYS_OF_A_WEEK;
  return ((sinceMonday + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK) + 1;
}

/** Where the 31st of a short month is its last day. */
export function isDayOfMonth(day: DayNumber, wanted: number): boolean {
  const { dayOfMonth, isLastOfMonth } = factsOf(day);
  return dayOfMonth === wanted || (isLastOfMonth && dayOfMonth < wanted);
}

function factsOf(day: DayNumber): DayFacts {
  const known = kept.get(day);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const date = new Date(day * DAY_MS);
  const text = date.toISOString();
  const facts = {
    text: text.slice(0, text.indexOf('T')),
    dayOfMonth: date.getUTCDate(),
    isLastOfMonth: new Date((day + 1) * DAY_MS).getUTCDate() === 1,
  };
  kept.set(day, facts);
  return facts;
}
