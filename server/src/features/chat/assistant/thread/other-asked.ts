import { inLines } from '../../understanding/in-lines.ts';
import { referenceIn } from '../../understanding/reference.ts';
import type { Utterance } from '../../understanding/utterance.ts';
import { asked } from '../confirmation.ts';
import { contentWords, likest } from '../matching.ts';
import type { Reply } from '../skill.ts';
import { proposed } from '../skills/change-reminder.ts';
import type { Turn } from '../turn.ts';
import { namesakes } from './about-reminders.ts';

/** "No, ese déjalo, borra el otro". */
const INSTEAD = /^(?=.*\b(?:no|deja\p{L}*)\b).*\b(?:el|la|lo) otr[oa]$/u;

/** "Perdona, la otra, que es el podólogo quien no puede". */
const OTHER_FIRST = new RegExp(inLines`^(?:(?:
  no|ay|uy|perdona|perdon|disculp[ae]|me he (?:confundido|equivocado|liado)|es|era|espera|es[ae]
  |mejor|hij[oa]|mujer|digo
) )*(?:el|la) otr[oa]\b(?! (?:dia|tarde|mañana|noche|vez|semana|hora))`);

/** Whether it wants the other one, whatever it sounds like. */
export const meansOther = ({ plain }: Utterance): boolean => OTHER_FIRST.test(plain);

/** "No, el otro", said to a question about one of two. */
export async function otherAsked(turn: Turn): Promise<Reply | undefined> {
  const { pending, focus } = turn.conversation;
  const isOther =
    referenceIn(turn.said) === 'other' ||
    /^(?:no )?otr[oa]$/.test(turn.said.plain) ||
    meansOther(turn.said) ||
    INSTEAD.test(turn.said.plain);
  if (!isOther || focus?.kind !== 'reminders') return undefined;
  const read = focus.among.filter((_, i) => i !== focus.at);
  const rest = read.length > 0 ? read : await namesakes(focus.among, turn);
  const named = likest(contentWords(turn.said), rest);
  const [only, ...more] = named.length > 0 ? named : rest;
  if (!only || more.length > 0) return undefined;
  if (pending?.kind === 'complete') return asked({ kind: 'complete', target: only }, turn);
  if (pending?.kind === 'remove') return proposed('remove', only, turn);
  const isMoved = pending?.kind === 'move' || pending?.kind === 'move-when';
  return isMoved ? proposed('move', only, turn) : undefined;
}
