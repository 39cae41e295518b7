import { without } from '../../understanding/fold.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { contentWords, likest } from '../matching.ts';
import { isOpen, targetOf } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { proposed } from '../skills/change-reminder.ts';
import type { Turn } from '../turn.ts';

const PUTS =
  /^(?:\S+ )?pon(?:er|me)? (?:el|la|los|las|lo del?(?: la)?) |^(?:\S+ )?(?:el|la|lo) .*\bpon(?:me)?l[oa]\b/;
const PUT_IT = /\bp[oó]n(?:me)?l[oa](?!\p{L})/iu;

/** "Un poco más tarde, a las once". */
const A_LITTLE = /(?<!\p{L})(?:un )?(?:poc|poqu|rat)[oi](?:t[oi]|n)*(?: m[aá]s)?(?!\p{L})/giu;

/** "Ponme la gimnasia a las seis", "la gimnasia ponla a las seis": of a reminder that there is, it is another hour and no second one. */
export async function putNamed(turn: Turn): Promise<Reply | undefined> {
  const { said, when } = turn;
  if (!PUTS.test(said.plain) || turn.asks || !(when.time || when.date)) return undefined;
  const left = without(said.text, when.spans).replace(PUT_IT, '').replace(A_LITTLE, '');
  return moved(contentWords(utteranceOf(left)), turn);
}

/** The only one that is called by all of these words. */
async function moved(names: readonly string[], turn: Turn): Promise<Reply | undefined> {
  const [it, ...more] = likest(names, (await turn.gateway.reminders()).filter(isOpen));
  const isIt = it && more.length === 0 && names.every((word) => likest([word], [it]).length > 0);
  return isIt ? proposed('move', targetOf(it), turn) : undefined;
}
