import { NUMBER, numberOf } from './clock-words.ts';
import { type Span, spanOf } from './fold.ts';
import { inLines } from './in-lines.ts';

/** Days that are counted from the day that was talked about, and how far they lie from it. */
const FROM_IT: readonly (readonly [RegExp, number])[] = [
  [/\b(?:el|al) dia (?:de )?(?:antes|anterior)\b/u, -1],
  [/\b(?:el|al) (?:otro dia|dia siguiente|dia de despues|dia despues|siguiente dia)\b/u, 1],
  [/(?<=^[¿\s]*)y (?:al|el) otro(?=[\s?.!]*$)/u, 1],
  [/(?<=^[¿\s]*)y (?:al|el) anterior(?=[\s?.!]*$)/u, -1],
  [/\b(?:para |en )?(?:esa|aquella) (?=(?:misma )?(?:mañana|tarde|noche)\b)/u, 0],
  [/\b(?:para |en )?(?:(?:ese|aquel)(?: mismo)?|el mismo) dia\b(?! (?:no|me|ya)\b)/u, 0],
];

const WEEKDAY = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)';
const A_WEEK_ON = new RegExp(
  inLines`\b(?:otro|siguiente) ${WEEKDAY}\b|\b${WEEKDAY} (?:siguiente|de despues)\b
    |\b${WEEKDAY} no\b,? (?:sino )?(?:el|al|para el) (?:otro|siguiente)\b`,
  'u',
);

/** "El otro viernes", where a Friday is talked about: the one after it. */
export const isAWeekOn = (folded: string): boolean => A_WEEK_ON.test(folded);

const COUNTED = new RegExp(`\\b(${NUMBER}) dias? (despues|mas tarde|antes)\\b`, 'u');

/** How many days from the one that was talked about a folded text means. */
export function daysFromIt(
  folded: string,
): { readonly days: number; readonly span: Span } | undefined {
  const counted = COUNTED.exec(folded);
  if (counted) {
    const days = numberOf(counted[1] ?? '') * (counted[2] === 'antes' ? -1 : 1);
    return { days, span: spanOf(counted) };
  }
  for (const [pattern, days] of FROM_IT) {
    const match = pattern.exec(folded);
    if (match) return { days, span: spanOf(match) };
  }
  return undefined;
}
