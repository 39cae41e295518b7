/** Days, hours and lists as they are said. */

const DAY = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const LONG_DAY = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'];

type Day = Temporal.PlainDate;
const atNoon = (day: Day) => new Date(`${day}T12:00:00Z`);

/** "viernes, 20 de noviembre de 2026" */
export const fullDay = (day: Day): string => LONG_DAY.format(atNoon(day));

/** "hoy", "mañana", "el lunes, 23 de noviembre" */
export function dayWords(day: Day, today: Day): string {
  const away = today.until(day).days;
  const near: Readonly<Record<number, string>> = {
    '-1': 'ayer',
    0: 'hoy',
    1: 'mañana',
    2: 'pasado mañana',
  };
  return near[away] ?? `el ${DAY.format(atNoon(day))}`;
}

/** "a las 18:00", "a la 1:30" */
export const atTime = (time: Temporal.PlainTime): string =>
  `${time.hour === 1 ? 'a la' : 'a las'} ${time.hour}:${String(time.minute).padStart(2, '0')}`;

/** "una, dos y tres" */
export const listed = (items: readonly string[]): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')}${/^h?i(?!e)/i.test(items.at(-1) ?? '') ? ' e ' : ' y '}${items.at(-1)}`;

/** "1 mensaje", "3 mensajes" */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** "todos los días", "los lunes y jueves" */
export function repeated(recurrency: string, weekdays: readonly number[], day: Day): string {
  if (recurrency === 'daily') return 'todos los días';
  if (recurrency === 'monthly') return `el día ${day.day} de cada mes`;
  const days = weekdays.length > 0 ? weekdays : [day.dayOfWeek];
  return `los ${listed(days.map((it) => WEEKDAYS[it - 1] ?? ''))}`;
}

/** Josefa, of "Josefa Gómez Rangel". */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** A text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
