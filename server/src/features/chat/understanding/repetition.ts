import type { Recurrency } from '@encina/contract/reminders';
import type { Span } from './fold.ts';

export interface Repetition {
  readonly recurrency: Recurrency;
  /** ISO days of the week. */
  readonly weekdays: readonly number[];
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

/** "Todos los lunes y jueves", in a folded text. */
export function repetitionIn(folded: string): Repetition {
  for (const [pattern, recurrency] of PATTERNS) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const weekdays = DAYS.flatMap((day, i) =>
      new RegExp(`\\b${day}\\b`).test(match[0]) ? [i + 1] : [],
    );
    const span = { start: match.index, end: match.index + match[0].length };
    return { recurrency, weekdays, spans: [span] };
  }
  return { recurrency: 'none', weekdays: [], spans: [] };
}
