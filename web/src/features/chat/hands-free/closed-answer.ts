import type { ChatMessage } from '@encina/contract/chat';
import { bareWords } from '../../../lib/bare-words.ts';

const ENDS = /^(?:para|para ya|para para|basta|ya basta|deja de escuchar|no escuches mas)$/;

/** Whether she wants it to listen no more. "Para mañana" is something else. */
export const endsListening = (heard: string): boolean => ENDS.test(bareWords(heard));

const YES = /^(?:si|si si|pues si|que si|claro|claro que si)$/;
const NO = /^(?:no|no no|pues no|que no)$/;
const LATER = /^(?:luego|mas tarde|despues|ahora no|luego luego)$/;
const NOT_NOW = 'Ahora no';

/** What was said last: the buttons under it, and whether it is about a danger. */
interface Asked extends Pick<ChatMessage, 'alarm'> {
  readonly choices: readonly string[];
}

/**
 * What is sent for what was heard: where a yes or no was asked, a short word means the button that says the same. Whoever
 * says "luego" to "¿Te ha pasado algo malo?" has not said that she is fine.
 */
export function closedAnswer(heard: string, last: Asked | undefined): string {
  const [yes = '', no = '', ...more] = last?.choices ?? [];
  const isClosed = more.length === 0 && YES.test(bareWords(yes).split(' ')[0] ?? '') && no !== '';
  const said = bareWords(heard);
  if (!isClosed) return heard;
  if (YES.test(said)) return yes;
  if (NO.test(said)) return no;
  return LATER.test(said) && last?.alarm === null ? NOT_NOW : heard;
}
