import { NUMBER, numberOf } from './clock-words.ts';
import { spanOf } from './fold.ts';
import { inLines } from './in-lines.ts';

const DAYS_MOVED = new RegExp(
  inLines`(?<=\b(?:adelant|retras|atras|aplaz|pospon)\p{L}+ .*)\b(${NUMBER}) (dias?|semanas?)\b
    |\b(${NUMBER}) (dias?|semanas?) (?:mas tarde|despues|antes)\b`,
  'u',
);
const MINUTES_OF_A_DAY = 1440;
const DAYS_OF_A_WEEK = 7;

/** "Retrásalo una semana": from the day that stands. */
export function daysMoved(folded: string) {
  const match = DAYS_MOVED.exec(folded);
  if (!match) return undefined;
  const [, one, unit, other, otherUnit] = match;
  const days =
    numberOf(one ?? other ?? '') * ((unit ?? otherUnit)?.startsWith('s') ? DAYS_OF_A_WEEK : 1);
  return { minutes: days * MINUTES_OF_A_DAY, span: spanOf(match) };
}

const LENGTH = inLines`(?:
  (media hora|hora y media|(?:un )?cuarto de hora|tres cuartos de hora)
  |(${NUMBER}) (minutos?|horas?)(?: y (media))?
)`;
const LENGTHS: Readonly<Record<string, number>> = {
  'cuarto de hora': 15,
  'tres cuartos de hora': 45,
  'hora y media': 90,
};
/** "Media hora, apagar la olla", as on a slip of paper. */
const IN_A_WHILE = [
  new RegExp(`\\b(?:dentro de|en|(?:de )?aqui a) ${LENGTH}\\b`, 'u'),
  new RegExp(`^${LENGTH}(?=[,.:;]? \\p{L}+[aei]r(?:me)?(?!\\p{L}))`, 'u'),
];
/** "Media hora no, una hora": what she refuses is no length. */
const DURATION = new RegExp(
  inLines`\b(?!(?:
    trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|veintiuna|veintidos
    |veintitres|1[3-9]|2[0-3]
  ) horas)(?<! horas (?:y |con )?)${LENGTH}\b(?! no(?=$|[,.;]))`,
  'u',
);

function minutesOf([, half, count = '0', unit = '', more]: RegExpExecArray): number {
  if (half) return LENGTHS[half.replace(/^un /, '')] ?? 30;
  return numberOf(count) * (unit.startsWith('hora') ? 60 : 1) + (more ? 30 : 0);
}

/** "Dentro de media hora". */
export function inAWhile(folded: string, now: Temporal.PlainDateTime) {
  const match = IN_A_WHILE.map((it) => it.exec(folded)).find((it) => it !== null);
  if (!match) return undefined;
  const then = now.add({ minutes: minutesOf(match) });
  const time = then.toPlainTime().round('minute');
  return { date: then.toPlainDate(), time, span: spanOf(match) };
}

/** "Una hora". */
export function durationIn(folded: string) {
  const match = DURATION.exec(folded);
  return match ? { minutes: minutesOf(match), span: spanOf(match) } : undefined;
}
