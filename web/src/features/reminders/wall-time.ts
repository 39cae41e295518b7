import { clockTime, localDay, theHour } from '../../lib/dates.ts';

/**
 * Wall time, `2026-11-20T18:05`: what a clock and a calendar on the wall show, wherever the wall is. It is counted
 * as if it were UTC, where no clock ever changes.
 */
export type WallTime = string;

const MINUTE = 60_000;
const DAY_MINUTES = 1_440;

const dateOf = (wall: WallTime) => new Date(`${wall}:00Z`);
const wallOf = (date: Date): WallTime => date.toISOString().slice(0, 16);

/** What the clock of a place shows now. */
export const wallNow = (now: Date, timeZone: string): WallTime =>
  `${localDay(now, timeZone)}T${clockTime(now, timeZone).padStart(5, '0')}`;

const addMinutes = (wall: WallTime, minutes: number): WallTime =>
  wallOf(new Date(dateOf(wall).getTime() + minutes * MINUTE));

export const addDays = (wall: WallTime, days: number): WallTime =>
  addMinutes(wall, days * DAY_MINUTES);

/**
 * The instant at which the clocks of a place show that. An hour that a clock change leaves out moves forward, one that
 * comes twice counts the first time.
 */
export function instantOf(wall: WallTime, timeZone: string): string {
  const asUtc = dateOf(wall).getTime();
  const aheadAt = (near: number) => dateOf(wallNow(new Date(near), timeZone)).getTime() - near;
  const [first, second] = [-1, 1].map((days) => {
    const near = asUtc + days * DAY_MINUTES * MINUTE;
    return new Date(asUtc - aheadAt(near));
  }) as [Date, Date];
  const isMeant = (instant: Date) => wallNow(instant, timeZone) === wall;
  return (isMeant(first) || !isMeant(second) ? first : second).toISOString();
}

export const dayOf = (wall: WallTime): string => wall.slice(0, 10);
export const timeOf = (wall: WallTime): string => wall.slice(11, 16);

/** The same hours and minutes of that day moved on; midnight is passed without changing the day. */
export function turnClock(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const turned = (hour * 60 + minute + minutes + DAY_MINUTES) % DAY_MINUTES;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(turned / 60))}:${two(turned % 60)}`;
}

/** `9:05` for `09:05`: as people write it. */
export const timeWords = (time: string): string => time.replace(/^0/, '');

/** `a las 9:05`, `a la 1:00` */
export const atWords = (time: string): string => `a ${theHour(timeWords(time))}`;

const format = (wall: WallTime, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', ...options }).format(dateOf(wall));

/** `viernes, 20 de noviembre` */
export const dayWords = (wall: WallTime): string =>
  format(wall, { weekday: 'long', day: 'numeric', month: 'long' });

const NEAR_DAYS = [
  [-1, 'ayer'],
  [0, 'hoy'],
  [1, 'mañana'],
] as const;

/** `ayer`, `hoy`, `mañana`, else the day; `from` is now. */
export function nearDayWords(wall: WallTime, from: WallTime): string {
  const near = NEAR_DAYS.find(([away]) => dayOf(wall) === dayOf(addDays(from, away)));
  return near?.[1] ?? dayWords(wall);
}

const weekdayWords = (wall: WallTime): string => format(wall, { weekday: 'long' });

/** `mañana, domingo, a las 9:00` */
export function momentWords(wall: WallTime, from: WallTime): string {
  const day = nearDayWords(wall, from);
  const named = day === dayWords(wall) ? `el ${day}` : `${day}, ${weekdayWords(wall)}`;
  return `${named}, ${atWords(timeOf(wall))}`;
}

/** In an hour, at a round minute. */
export function inAnHour(now: WallTime): WallTime {
  const exact = addMinutes(now, 60);
  return addMinutes(exact, (5 - (Number(exact.slice(14)) % 5)) % 5);
}

interface QuickChoice {
  readonly label: string;
  readonly wall: WallTime;
  /** Nobody wants it again at that hour: nothing more is asked. */
  readonly isOnce?: true;
}

/** The choices of one tap. What of today is nearly over is no choice any more. */
export function quickChoices(now: WallTime): readonly QuickChoice[] {
  const today = dayOf(now);
  const time = timeOf(now);
  return [
    { label: 'En una hora', wall: inAnHour(now), isOnce: true },
    ...(time < '17:00' ? [{ label: 'Esta tarde', wall: `${today}T18:00` }] : []),
    ...(time < '21:00' ? [{ label: 'Esta noche', wall: `${today}T21:00` }] : []),
    { label: 'Mañana por la mañana', wall: `${dayOf(addDays(now, 1))}T09:00` },
  ];
}
