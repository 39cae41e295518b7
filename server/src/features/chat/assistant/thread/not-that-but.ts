import { inLines } from '../../understanding/in-lines.ts';
import { contentWords, likest } from '../matching.ts';
import type { Reply } from '../skill.ts';
import { oneOf } from '../skills/change-reminder.ts';
import { undoAct } from '../skills/undo.ts';
import type { Turn } from '../turn.ts';
import { standing } from './as-well.ts';
import { isFiller } from './names-nothing.ts';
import { asMoved, isOfOne } from './same-act.ts';

const NOT_THAT =
  new RegExp(inLines`^(?:(?:no|ay|uy|huy|que|pero|perdona|espera|hij[oa]) )*es[aeo] no(?: (?:
    era|es|hij[oa]|mujer|que|sino|digo|te he dicho|quitame|borra|quita
  ))* (?:el|la|lo|era|es)(?= )`);
/** "Eso no lo sabía yo": without a sign between, and nothing of hers in it, it names no other one; "esa no la quería quitar" is against what was done. */
const SAYS_OF_IT =
  /\bes[aeo] no l[oa]s? (?!del? |qu[ei]|toqu|borr|cambi|muev|(?:ten|hab)[ií]as? que |deb|necesit|iba)/iu;
/** "Ay no, que era la del corazón". */
const WAS_OTHER = new RegExp(inLines`^(?:(?:
    no|ay|uy|huy|ah|que|pero|si|perdona|perdon|espera|hij[oa]|mujer
    |me (?:he )?(?:equivocad[oa]|confundid[oa]|liado|equivoque|confundi|lie)
  ) )+(?:que )?(?:
    era|es|fue|digo|queria(?: decir)?|decia|me he tomado|he hecho
  ) (?=(?:el|la|lo|al?) )
  |^(?:era|digo|queria decir|decia) (?=(?:el|la|lo) )|^(?:el|la|lo) .{3,} digo$`);
const OTHER = /\b(?:el|la) otr[oa]\b/;

/**
 * "No, ese no, el médico", right after something was removed, moved or marked: that is taken back, and the same is held
 * out of the one that she means.
 */
export async function notThatBut(turn: Turn): Promise<Reply | undefined> {
  const { undo: act, sinceAct, focus } = turn.conversation;
  if (sinceAct !== 0 || !(act && isOfOne(act))) return undefined;
  const { plain } = turn.said;
  const isOther = WAS_OTHER.test(plain);
  if (!NOT_THAT.test(plain) && !isOther) return undefined;
  const wrong = act.kind === 'remove' ? act.id : act.target.id;
  const title = act.kind === 'remove' ? act.input.title : act.target.title;
  const there = await standing(turn, wrong);
  const read = focus?.kind === 'reminders' ? focus.among : [];
  const among = there.filter(({ id }) => read.some((it) => it.id === id));
  const alike = likest(
    contentWords({ ...turn.said, words: title.toLowerCase().split(' ') }),
    there,
  );
  const others = among.length > 0 ? among : alike;
  const names = contentWords(turn.said).filter((word) => !isFiller(word));
  const meant = OTHER.test(plain) ? others : likest(names, there);
  // What she names without denying the first is one of hers, or nothing is taken back.
  if (meant.length === 0 && (isOther || SAYS_OF_IT.test(turn.said.text))) return undefined;
  const back = await undoAct(act, turn);
  if (meant.length === 0) return back;
  const instead = await oneOf(act.kind, meant, act.kind === 'move' ? asMoved(act, turn) : turn);
  return {
    ...instead,
    text: `${back.text}\n${instead.text}`,
    remember: { ...back.remember, ...instead.remember },
  };
}
