import { assentIn, isEmphatic } from '../../understanding/assent.ts';
import { contentWords, likest } from '../matching.ts';
import type { Turn } from '../turn.ts';
import type { Undo } from '../undo-steps.ts';
import { isFiller } from './names-nothing.ts';

/** "…, quítalo" */
const REMOVES_AT_END = /\b(?:quit|borr|anul|elimin)ar?(?:me)?l[oa]s?$/;
/** "Ay no, que mañana no abren, quítalo": why, and nothing that is named right before the verb. */
const WITH_REASON =
  /^(?:(?:ay|uy|huy|no|pues|espera|mira|anda|hij[oa]) )+(?:que|porque|es que) (?!.*\b(?:el|la|lo|los|las|mi) (?:(?!(?:no|es|era|son|esta|hay|ha|han|viene|tengo|ya) )\S+ ){1,4}(?:quit|borr|anul|elimin)\w+$)/;
const DISOWNS = /^(?:dicho|nada|pedido|dije|pedi|(?:quit|borr|anul|elimin)\w+)$/;

/** "Que no, que no", and "yo no he dicho nada de leche, quítalo" of the milk that was noted. */
export function takesBack(act: Undo, { said, conversation }: Turn): boolean {
  if (isEmphatic(said) && assentIn(said) === 'no') return conversation.sinceAct === 0;
  if (act.kind !== 'add' || !REMOVES_AT_END.test(said.plain)) return false;
  if (conversation.sinceAct === 0 && WITH_REASON.test(said.plain)) return true;
  const names = contentWords(said).filter((word) => !isFiller(word) && !DISOWNS.test(word));
  return names.every((word) => likest([word], [act]).length > 0);
}
