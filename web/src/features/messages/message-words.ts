import type { AnswerKind, MessageType } from '@encina/contract/messages';
import type { SentMessage } from '@encina/contract/messages-family';
import type { BackNews } from '@encina/contract/support';
import { capital } from '../../lib/capital.ts';
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

/** What one tap of hers says in return, for the one who wrote. */
export const CAME_BACK: Readonly<Record<TapAnswer, readonly [sign: string, words: string]>> = {
  liked: ['❤️', 'Le ha gustado'],
  received: ['👍', 'Recibido'],
  call: ['📞', 'Te pide una llamada'],
};

/** What a message is that says nothing but its file. */
const FILES: Readonly<Record<Exclude<MessageType, 'text'>, string>> = {
  image: 'Foto',
  video: 'Vídeo',
  audio: 'Mensaje de voz',
};
/** What the server writes where nothing was written with a file. */
const ATTACHED = 'Archivo adjunto';

export const fileWords = (type: MessageType): string => (type === 'text' ? '' : FILES[type]);

/** What was written; nothing where it is only a file. */
export const writtenWords = ({ type, content }: Pick<SentMessage, 'type' | 'content'>): string =>
  type !== 'text' && content === ATTACHED ? '' : content;

/** `Hoy`, `Ayer`, `Martes, 17 de noviembre`; with its year from a year ago on. */
export function dayWords(instant: string, now: Date, timeZone: string): string {
  const ago = daysBetween(instant, now, timeZone);
  const day = ago < 300 ? weekdayDate(localDay(instant, timeZone)) : longDate(instant, timeZone);
  const words = ['hoy', 'ayer'][Math.max(ago, 0)] ?? day;
  return capital(words);
}

/** What became of a message that arrived: `Enviado`, `Visto a las 9:40`, `Visto ayer, a las 9:40`. */
export function seenWords(
  { createdAt, seenAt }: Pick<SentMessage, 'createdAt' | 'seenAt'>,
  now: Date,
  timeZone: string,
): string {
  if (!seenAt) return 'Enviado';
  const isSameDay = localDay(createdAt, timeZone) === localDay(seenAt, timeZone);
  return `Visto ${isSameDay ? atTime(seenAt, timeZone) : whenWords(seenAt, now, timeZone)}`;
}

/** What came back since it was last read: `Te ha enviado un mensaje`, `3 novedades`; undefined for nothing. */
export function newsWords({ replies, liked, received }: BackNews): string | undefined {
  const all = replies + liked + received;
  if (all === 0) return undefined;
  if (all > 1) return counted(all, 'novedad', 'novedades');
  if (replies) return 'Te ha enviado un mensaje';
  return liked ? 'Le ha gustado tu mensaje ❤️' : 'Ha recibido tu mensaje 👍';
}
