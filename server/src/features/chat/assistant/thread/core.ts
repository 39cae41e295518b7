import { utteranceOf } from '../../understanding/utterance.ts';
import { SKILLS } from '../skills.ts';
import { rephrased, type Turn } from '../turn.ts';
import { understood } from '../understand.ts';

const QUESTION = /¿([^¿?]{4,})\?/gu;
/** "…, que se me ha olvidado", "…, para ir desayunada": why she asks. */
const REASON = /,\s+(?:que|porque|para|pues|es que|es por|ay|hij[oa])\b.*$/iu;
const SHORTEST = 2;

/**
 * "En fin. ¿Qué hay esta tarde?": what is not understood as a whole, without what she says before and after.
 * @returns undefined where nothing is left that asks for something
 */
export function coreOf(turn: Turn): Turn | undefined {
  const { said, intent, conversation } = turn;
  const isWaiting = conversation.riddle !== undefined || conversation.memory !== undefined;
  if (intent !== 'unknown' || isWaiting) return undefined;
  const question = [...said.text.matchAll(QUESTION)].at(-1)?.[1];
  const core = (question ?? said.text).replace(REASON, '').trim();
  if (core === said.text.trim() || core.split(/\s+/).length < SHORTEST) return undefined;
  const text = question ? `¿${core}?` : core;
  const meant = understood(utteranceOf(text)).intent;
  const { acts, isTelling } = SKILLS[meant];
  // What changes something is wanted in so many words, and a story is told as a whole.
  if (acts || isTelling || meant === 'unknown') return undefined;
  return { ...rephrased(turn, text, meant), within: turn.within ?? said };
}
