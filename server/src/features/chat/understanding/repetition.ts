import type { Recurrency } from '@encina/contract/reminders';
import { NUMBER, numberOf } from './clock-words.ts';
import { type Span, spanOf } from './fold.ts';

export interface Repetition {
  readonly recurrency: Recurrency;
  /** ISO days of the week. */
  readonly weekdays: readonly number[];
  /** "Cada ocho horas": so far apart, round the clock. */
  readonly everyHours?: number;
  readonly spans: readonly Span[];
}

const DAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabados?', 'domingos?'];
const DAY = `(?:${DAYS.join('|')})`;
const PATTERNS: readonly (readonly [RegExp, Recurrency])[] = [
  [/\b(?:todos los dias|cada dia|a diario|diariamente|dia tras dia)\b/u, 'daily'],
  [/\b(?:todas las|cada) (?:mananas?|mañanas?|tardes?|noches?)\b/u, 'daily'],
  [new RegExp(`\\b(?:todos los|cada|los) ${DAY}(?:(?:,| y| e)(?: los)? ${DAY})*`, 'u'), 'weekly'],
  [/\b(?:todas las semanas|cada semana|semanalmente|una vez a la semana)\b/u, 'weekly'],
  [/\b(?:todos los meses|cada mes|mensualmente|una vez al mes)\b/u, 'monthly'],
];

const EVERY_HOURS = new RegExp(`\\bcada (${NUMBER}) horas\\b`, 'u');
/** Apart from each other by so many hours, the times of a day are the same every day. */
const APART: readonly number[] = [4, 6, 8, 12];
const FROM_TO = new RegExp(`\\bde (${DAY}) a (${DAY})\\b`, 'u');

const dayNumber = (name: string): number =>
  DAYS.findIndex((day) => new RegExp(`^${day}$`).test(name)) + 1;

function special(folded: string): Repetition | undefined {
  const hours = EVERY_HOURS.exec(folded);
  const everyHours = numberOf(hours?.[1] ?? '');
  if (hours && APART.includes(everyHours)) {
    return { recurrency: 'daily', weekdays: [], everyHours, spans: [spanOf(hours)] };
  }
  const range = FROM_TO.exec(folded);
  const [from, to] = [dayNumber(range?.[1] ?? ''), dayNumber(range?.[2] ?? '')];
  if (!range || from >= to) return undefined;
  const weekdays = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return { recurrency: 'weekly', weekdays, spans: [spanOf(range)] };
}

/** "Todos los lunes y jueves", in a folded text. */
export function repetitionIn(folded: string): Repetition {
  const found = special(folded);
  if (found) return found;
  for (const [pattern, recurrency] of PATTERNS) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const weekdays = DAYS.flatMap((day, i) =>
      new RegExp(`\\b${day}\\b`).test(match[0]) ? [i + 1] : [],
    );
    return { recurrency, weekdays, spans: [spanOf(match)] };
  }
  return { recurrency: 'none', weekdays: [], spans: [] };
}
