import { NUMBER } from '../../understanding/clock-words.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { POINTS_AT_IT } from '../answer-words.ts';
import type { Reply } from '../skill.ts';
import { saysWhen } from '../skills/add-reminder.ts';
import { rephrased, type Turn } from '../turn.ts';
import { aboutReminders } from './about-reminders.ts';

/** "Figuran las once y cuarto": the hour at which it stands elsewhere. */
const STANDS_AT = new RegExp(
  inLines`(?<=(?<!\p{L})(?:
    figuran?|ponen?|pon[ií]an?|dicen?|constan?|aparecen?|salen?|vienen?|ven[ií]an?|tengo|ten[ií]a
    |est[aá]n?|marcan?|son|eran|es|era|(?:he|hab[ií]a) \p{L}+[dt]o
  ) )(?=las? (?:${NUMBER})(?![\p{L}\d]))`,
  'iu',
);

/** "En mi agenda figuran las once y cuarto. Haga el favor de rectificarlo", of what was just told: it is to be then. */
export async function toldOtherwise(turn: Turn): Promise<Reply | undefined> {
  const { said, when, conversation } = turn;
  if (conversation.focus?.kind !== 'reminders' || saysWhen(when)) return undefined;
  if (!POINTS_AT_IT.test(said.plain) || !STANDS_AT.test(said.text)) return undefined;
  return aboutReminders(rephrased(turn, said.text.replace(STANDS_AT, 'a ')));
}
