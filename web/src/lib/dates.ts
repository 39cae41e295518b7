/** Dates as people say them. `Intl` alone: `Temporal` is not in every tablet's browser. */
type Instant = Date | string | number;

const dayMs = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes a hundred times as long as using it, and a list of people uses five a card. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}

function format(instant: Instant, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return formatOf('es-ES', { timeZone, ...options }).format(new Date(instant));
}

/** The local calendar day of an instant, `2026-11-20`. */
export function localDay(instant: Instant, timeZone: string): string {
  // Swedish writes dates as ISO does.
  return formatOf('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(instant));
}

/** Local calendar days from one instant to the other: 1 from a Thursday night to Friday morning. */
export function daysBetween(from: Instant, to: Instant, timeZone: string): number {
  return Math.round(
    (Date.parse(localDay(to, timeZone)) - Date.parse(localDay(from, timeZone))) / dayMs,
  );
}

/** `hoy`, `ayer`, `hace 3 días` (up to 7), `hace más de una semana`, `nunca` for none. */
export function daysAgo(instant: Instant | null, now: Instant, timeZone: string): string {
  if (instant === null) return 'nunca';
  const days = daysBetween(instant, now, timeZone);
  if (days <= 0) return 'hoy';
  if (days === 1) return 'ayer';
  return days <= 7 ? `hace ${days} días` : 'hace más de una semana';
}

function partOfDay(hour: number): string {
  if (hour < 6) return 'Es de madrugada.';
  if (hour < 12) return 'Es por la mañana.';
  if (hour < 14) return 'Es mediodía.';
  return hour < 21 ? 'Es por la tarde.' : 'Es por la noche.';
}

/** `Hoy es viernes, 20 de noviembre. Es por la tarde.` */
export function todaySentence(now: Instant, timeZone: string): string {
  const day = format(now, timeZone, { weekday: 'long', day: 'numeric', month: 'long' });
  const hour = Number(format(now, timeZone, { hour: 'numeric', hourCycle: 'h23' }));
  return `Hoy es ${day}. ${partOfDay(hour)}`;
}

/** `20 de noviembre de 2026` */
export function longDate(instant: Instant, timeZone: string): string {
  return format(instant, timeZone, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `17:05` */
export function clockTime(instant: Instant, timeZone: string): string {
  return format(instant, timeZone, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
}

/** `la 1:05`, `las 13:05`, of `1:05` and `13:05`: one o'clock alone is singular. */
export const theHour = (time: string): string => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;

/** `a la 1:05`, `a las 13:05` */
export const atTime = (instant: Instant, timeZone: string): string =>
  `a ${theHour(clockTime(instant, timeZone))}`;

/** A local calendar day has no hour: at noon it is the same day everywhere in Spain. */
const noonOf = (day: string) => `${day}T12:00:00Z`;

/** `lunes, 16 de noviembre`, of `2026-11-16` */
export function weekdayDate(day: string): string {
  return format(noonOf(day), 'UTC', { weekday: 'long', day: 'numeric', month: 'long' });
}

/** `16 de noviembre` */
export function shortDay(day: string): string {
  return format(noonOf(day), 'UTC', { day: 'numeric', month: 'long' });
}

/** `lun`, of `2026-11-16` */
export function shortWeekday(day: string): string {
  return format(noonOf(day), 'UTC', { weekday: 'short' });
}

/** `nov` */
export function shortMonth(day: string): string {
  return format(noonOf(day), 'UTC', { month: 'short' });
}
