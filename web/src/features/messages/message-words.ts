import type { AnswerKind, SentMessage } from '@encina/contract/messages';
import { clockTime, daysAgo, longDate } from '../../lib/dates.ts';

/** "hoy, a las 9:40", "20 de noviembre de 2026, a las 9:40" */
export function whenWords(instant: string, now: Date, timeZone: string): string {
  const ago = daysAgo(instant, now, timeZone);
  const day = ago === 'hoy' || ago === 'ayer' ? ago : longDate(instant, timeZone);
  return `${day}, a las ${clockTime(instant, timeZone)}`;
}

export const ANSWERS: readonly (readonly [
  Exclude<AnswerKind, 'replied'>,
  sign: string,
  words: string,
])[] = [
  ['liked', '❤️', 'Me ha gustado'],
  ['received', '👍', 'Recibido'],
  ['call', '📞', 'Llámame'],
];

const CAME_BACK: Record<AnswerKind, string> = {
  liked: 'Le ha gustado ❤️',
  received: 'Te dice: recibido 👍',
  call: 'Te pide que le llames 📞',
  replied: 'Te ha contestado',
};

/** What became of a message, for the one who sent it. */
export function fateWords({ seenAt, answer }: SentMessage, now: Date, timeZone: string): string {
  const seen = seenAt ? `Visto ${whenWords(seenAt, now, timeZone)}` : 'Todavía no lo ha visto';
  return answer ? `${seen}. ${CAME_BACK[answer]}` : seen;
}
