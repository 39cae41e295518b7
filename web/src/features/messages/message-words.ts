import type { AnswerKind, SentMessage } from '@encina/contract/messages';
import { atTime, daysAgo, daysBetween, localDay, longDate, weekdayDate } from '../../lib/dates.ts';
import { counted } from '../../lib/numbers.ts';

/** "hoy, a las 9:40", "el martes, 17 de noviembre, a las 17:05", "20 de noviembre de 2026, a las 9:40" */
export function whenWords(instant: string, now: Date, timeZone: string): string {
  const ago = daysAgo(instant, now, timeZone);
  const isThisWeek = daysBetween(instant, now, timeZone) < 7;
  const earlier = isThisWeek
    ? `el ${weekdayDate(localDay(instant, timeZone))}`
    : longDate(instant, timeZone);
  const day = ago === 'hoy' || ago === 'ayer' ? ago : earlier;
  return `${day}, ${atTime(instant, timeZone)}`;
}

const MINUTE = 60_000;

/** "ahora mismo", "hace 5 minutos", "hace 2 horas", and from yesterday on the day. */
export function sinceWords(instant: string, now: Date, timeZone: string): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / MINUTE);
  if (minutes < 1) return 'ahora mismo';
  if (minutes < 60) return `hace ${counted(minutes, 'minuto', 'minutos')}`;
  if (daysAgo(instant, now, timeZone) !== 'hoy') return whenWords(instant, now, timeZone);
  return `hace ${counted(Math.floor(minutes / 60), 'hora', 'horas')}`;
}

export type TapAnswer = Exclude<AnswerKind, 'replied'>;

export const ANSWERS: readonly (readonly [TapAnswer, words: string])[] = [
  ['liked', 'Me ha gustado'],
  ['received', 'Recibido'],
  ['call', 'Llámame'],
];

/** What one tap has said, for the one who tapped. */
export function answeredWords(answer: TapAnswer, to: string): string {
  const words: Record<TapAnswer, string> = {
    liked: `Enviado a ${to} ❤️`,
    received: `Le has dicho a ${to} que lo has recibido 👍`,
    call: `Le has pedido a ${to} que te llame 📞`,
  };
  return words[answer];
}

const CAME_BACK: Record<AnswerKind, string> = {
  liked: 'Le ha gustado ❤️',
  received: 'Te dice: recibido 👍',
  call: 'Te pide una llamada 📞',
  replied: 'Te ha contestado',
};

/** What became of a message, for the one who sent it. */
export function fateWords(
  { seenAt, answer, calledAt }: SentMessage,
  now: Date,
  timeZone: string,
): string {
  const seen = seenAt ? `Visto ${whenWords(seenAt, now, timeZone)}` : 'Todavía no lo ha visto';
  if (calledAt) return `${seen}. Te pidió una llamada. Ya has llamado.`;
  return answer ? `${seen}. ${CAME_BACK[answer]}` : seen;
}
