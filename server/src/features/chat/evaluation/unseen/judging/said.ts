import { plain } from '../../../understanding/words.ts';

/** Whether days, hours and names stand in what was answered. */

type Day = Temporal.PlainDate;

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const SPANISH = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );
const HOURS = 'doce una dos tres cuatro cinco seis siete ocho nueve diez once'.split(' ');
const NEAR: Readonly<Record<string, number>> = {
  yesterday: -1,
  today: 0,
  tomorrow: 1,
  'day-after-tomorrow': 2,
};

const from = (first: Day, length: number): readonly Day[] =>
  Array.from({ length }, (_, days) => first.add({ days }));

/** The days that a slot means: a weekday is the next one. */
export function daysOf(slot: string, today: Day): readonly Day[] {
  const near = NEAR[slot];
  if (near !== undefined) return [today.add({ days: near })];
  const weekday = WEEKDAYS.indexOf(slot) + 1;
  if (weekday > 0) return [today.add({ days: ((weekday - today.dayOfWeek + 6) % 7) + 1 })];
  const left = 7 - today.dayOfWeek;
  if (slot === 'this-week') return from(today, left + 1);
  if (slot === 'next-week') return from(today.add({ days: left + 1 }), 7);
  if (slot === 'weekend') return from(today, left + 1).slice(-2);
  if (slot === 'every-day') return from(today, 366);
  const [month = 1, day = 1] = slot.split('-').map(Number);
  return [today.with({ month, day })];
}

/** As `plain` has it, without the colon that ends a name or an hour. */
const flat = (text: string): string => plain(text).replace(/:(?!\d)/g, '');

const WIDE: Readonly<Record<string, RegExp>> = {
  weekend: /\bfin de semana\b/,
  'this-week': /\besta semana\b/,
  'next-week': /\b(?:semana que viene|proxima semana)\b/,
  'every-day': /\b(?:todos los dias|cada dia)\b/,
};
/** "Por la mañana" and "esta mañana" are not tomorrow. */
const NAMES: Readonly<Record<string, RegExp>> = {
  yesterday: /\bayer\b/,
  today: /\bhoy\b/,
  tomorrow: /(?<!\b(?:la|esta|pasado) )\bmañana\b/,
  'day-after-tomorrow': /\bpasado mañana\b/,
};

/** Whether a text names the day of a slot, by whatever name. */
export function saysDay(text: string, slot: string, today: Day): boolean {
  const said = flat(text);
  if (WIDE[slot]?.test(said)) return true;
  return daysOf(slot, today).some((day) => {
    const near = Object.keys(NEAR).find((it) => NEAR[it] === today.until(day).days);
    const names = [
      // "El jueves, 23 de abril" is that day, not the next Thursday.
      `\\b${SPANISH[day.dayOfWeek - 1]}\\b(?! \\d{1,2} de )`,
      `\\b${day.day} de ${MONTHS[day.month - 1]}\\b`,
    ];
    return (
      (near !== undefined && NAMES[near]?.test(said)) ||
      names.some((name) => new RegExp(name).test(said))
    );
  });
}

const partOf = (hour: number): string => {
  if (hour < 13) return 'mañana|mediodia';
  if (hour < 20) return 'tarde';
  return hour === 20 ? 'tarde|noche' : 'noche';
};

/** "18:00", "6:00 de la tarde", "seis de la tarde" */
export function saysHour(text: string, slot: string): boolean {
  const [hour = 0, minute = 0] = slot.split(':').map(Number);
  const digits = String(minute).padStart(2, '0');
  const short = `(?:${hour % 12 || 12}|${HOURS[hour % 12]})${minute === 0 ? '(?::00)?' : `:${digits}`}`;
  const pattern = `(?<![\\d:])(?:${hour}:${digits}|${short} (?:de la|del) (?:${partOf(hour)}))(?![\\d:])`;
  return new RegExp(pattern).test(flat(text));
}

/** Whether words stand in a text, whatever their capitals and accents. */
export const saysWords = (text: string, words: string): boolean =>
  ` ${flat(text)} `.includes(` ${flat(words)} `);

export const countWords = (text: string): number => plain(text).split(' ').filter(Boolean).length;
