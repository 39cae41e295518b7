import { assentIn, isEmphatic } from '../../understanding/assent.ts';
import { EXCLAIMS } from '../../understanding/retraction.ts';
import { contentWords, likest } from '../matching.ts';
import type { Turn } from '../turn.ts';
import type { Undo } from '../undo-steps.ts';
import { isFiller } from './names-nothing.ts';

/** "…, quítalo" */
const REMOVES_AT_END = /\b(?:quit|borr|anul|elimin)ar?(?:me)?l[oa]s?$/;
const DISOWNS = /^(?:dicho|nada|pedido|dije|pedi|(?:quit|borr|anul|elimin)\w+)$/;

/** "Que no, que no", and "yo no he dicho nada de leche, quítalo" of the milk that was noted. */
export function takesBack(act: Undo, { said, conversation }: Turn): boolean {
  if (isEmphatic(said) && assentIn(said) === 'no') return conversation.sinceAct === 0;
  if (act.kind !== 'add' || !REMOVES_AT_END.test(said.plain)) return false;
  const names = contentWords(said).filter((word) => !isFiller(word) && !DISOWNS.test(word));
  return names.every((word) => likest([word], [act]).length > 0);
}

/** "Ay, ¡qué he hecho!", and no more: whether it is to be taken back is asked. */
export const regrets = ({ said, conversation }: Turn): boolean =>
  conversation.sinceAct === 0 &&
  !said.text.includes('?') &&
  /^(?: (?:yo|ay|dios|mio|madre|mia|señor|hij[oa]))*$/.test(said.plain.replace(EXCLAIMS, '')) &&
  EXCLAIMS.test(said.plain);
