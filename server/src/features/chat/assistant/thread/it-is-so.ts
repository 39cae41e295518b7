import type { Reminder } from '@encina/contract/reminders';
import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { isAt } from '../finding.ts';
import { focusOn } from '../focus.ts';
import { contentWords, likest } from '../matching.ts';
import { isOpen, targetOf, wall } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { FARTHEST_DAYS, whenItComes } from '../skills/agenda.ts';
import type { Turn } from '../turn.ts';
import { isFiller } from './names-nothing.ts';

/** Dictated, "¿es a las nueve?" and "es a las nueve" are one. */
const SAYS_WHEN =
  new RegExp(inLines`^(?:(?:y|perdona|entonces|pues|ah|vale|o sea|oye|hij[oa]|bueno) )*(?:(?:
    el|la|los|las|mi|lo del?
  ) .{2,40} )?(?:tambien )?(?:es|era|son|seria)(?: tambien)? (?:.{2,20} )?a las? `);

/** "La misa del tío Paco también es a las doce": of what stands so, it is so, and nothing is to be moved. */
export async function itIsSo(turn: Turn): Promise<Reply | undefined> {
  const { said, when, gateway, conversation } = turn;
  if (said.order || !when.time || !SAYS_WHEN.test(said.plain)) return undefined;
  const open = (await gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  const names = contentWords(utteranceOf(without(said.text, when.spans))).filter(
    (word) => !isFiller(word),
  );
  const it = names.length > 0 ? called(names, open) : talkedOf(conversation, open);
  const isOnTheDay = it && (!when.date || wall(it).toPlainDate().equals(when.date));
  if (!it || !isOnTheDay || !isAt(it, when)) return undefined;
  const remember = { focus: focusOn([targetOf(it)], 0), topic: 'agenda.day' } as const;
  return { text: `Así es. ${whenItComes(it, turn)}`, remember };
}

/** The first of the one that all these words name. */
function called(names: readonly string[], open: readonly Reminder[]): Reminder | undefined {
  const [it, ...more] = likest(names, open);
  const isAlone = more.every(({ id }) => id === it?.id);
  return it && isAlone && names.every((word) => likest([word], [it]).length > 0) ? it : undefined;
}

function talkedOf({ focus }: Turn['conversation'], open: readonly Reminder[]) {
  if (focus?.kind !== 'reminders') return undefined;
  const target = focus.among.length === 1 ? focus.among[0] : focus.among[focus.at ?? -1];
  return open.find(({ id, occurrence }) => id === target?.id && occurrence === target.occurrence);
}
