import { fold, without } from '../../understanding/fold.ts';
import { type Utterance, utteranceOf } from '../../understanding/utterance.ts';
import type { Pending } from '../context.ts';
import { contentWords, likest } from '../matching.ts';
import type { Reply } from '../skill.ts';
import { proposeMove } from '../skills/propose-move.ts';
import type { Turn } from '../turn.ts';
import { isFiller } from './names-nothing.ts';

const MOVE = '(?:mueve|mover|cambiar?|pasar?|aplazar?|retrasar?|atrasar?)';
/** "No moverla", "no hay que cambiarla". */
const NOT = '(?<!\\b(?:no|ni)(?: (?:hay que|quiero|hace falta|necesito|vayas a))? (?:me )?)';
const WISHES: readonly RegExp[] = [
  new RegExp(`${NOT}\\b${MOVE}(?:me)?l[oa]s?\\b`),
  new RegExp(`${NOT}\\bl[oa]s? (?:cambi|muev|pas)[ae]s\\b`),
  /\b(?:pon|poner)(?:me)?l[oa]s?(?= (?:el|para|a|pasado|mañana|mejor|otr[oa])\b)/,
  new RegExp(`^no[,.;] ${MOVE}(?:me)? (?:el|la|lo)\\b`),
  // "No quitar. Mover", "quitar no, cambiar de hora".
  new RegExp(
    `^(?!.*(?<!\\b(?:quit|borr)ar(?:l[oa])? )\\bno ${MOVE})(?:.*[ ,.;])?${MOVE}(?: (?:la|de|el) (?:hora|dia))?$`,
  ),
];
const VERBS = /^(?:quit|borr|elimin|anul|cancel|mov|muev|cambi|pas|aplaz|retras|atras|pon)\w*$/;

/** It is wanted at another time, and the sign after "no" is heard: "no, mover". */
export const wantsItMoved = ({ text }: Utterance): boolean =>
  WISHES.some((it) => it.test(fold(text).replace(/[\s.,;!]+$/u, '')));

/** "No la quites, muévela": what was asked to go is to come at another time, and when is asked where she does not say it. */
export function ratherMoved(pending: Pending, turn: Turn): Promise<Reply> | undefined {
  const { said, asks, when } = turn;
  if (pending.kind !== 'remove' || asks || !wantsItMoved(said)) return undefined;
  const { target } = pending;
  const names = contentWords(utteranceOf(without(said.text, when.spans))).filter(
    (word) => !isFiller(word) && !VERBS.test(word),
  );
  const isOfIt = names.every((word) => likest([word], [target]).length > 0);
  return isOfIt ? proposeMove(target, turn) : undefined;
}
