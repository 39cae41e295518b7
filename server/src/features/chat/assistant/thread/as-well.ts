import { contentWords, likest } from '../matching.ts';
import type { Reply } from '../skill.ts';
import { oneOf } from '../skills/change-reminder.ts';
import type { Turn } from '../turn.ts';

const OTHER_TOO =
  /^(?:(?:y|pues|bueno|ahora|ya que estas|ea) )*(?:(?:el|la|lo) otr[oa](?: \S+)? tambien|tambien (?:el|la|lo) otr[oa])$/;
const NAMED_TOO =
  /^(?:(?:y|pues|bueno|ahora|ea) )*(?:(?:el|la|lo)(?: del?(?: la)?)? \S+ tambien|tambien (?:el|la|lo)(?: del?(?: la)?)? \S+)$/;

/** "Y la otra también", right after one was removed or marked: of the other the same is asked. */
export async function asWell(turn: Turn): Promise<Reply | undefined> {
  const { undo: act, sinceAct, focus } = turn.conversation;
  if (sinceAct !== 0 || (act?.kind !== 'remove' && act?.kind !== 'complete')) return undefined;
  const { plain } = turn.said;
  const gone = act.kind === 'remove' ? act.id : act.target.id;
  const read = focus?.kind === 'reminders' ? focus.among.filter(({ id }) => id !== gone) : [];
  const there = await standing(turn, gone);
  const among = there.filter(({ id }) => read.some((it) => it.id === id));
  const named = NAMED_TOO.test(plain) ? likest(contentWords(turn.said), there) : [];
  const meant = OTHER_TOO.test(plain) ? among : named;
  return meant.length > 0 ? oneOf(act.kind, meant, turn) : undefined;
}

/** What there is beside it, of today first. */
export async function standing({ gateway }: Turn, gone: string) {
  const there = (await gateway.agenda(1)).filter(({ id }) => id !== gone);
  const later = (await gateway.reminders()).filter(
    ({ id }) => id !== gone && !there.some((it) => it.id === id),
  );
  return [...there, ...later];
}
