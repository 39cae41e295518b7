import { whenIn } from '../../understanding/when.ts';
import { briefer } from '../briefer.ts';
import { peopleMeant } from '../people-meant.ts';
import type { Reply } from '../skill.ts';
import { readAloud } from '../skills/messages.ts';
import type { Turn } from '../turn.ts';

const ASKS_WHEN =
  /\b(?:cuando|que dia|a que hora)\b.*\b(?:viene|vienen|venia|vendra|llega|llegan|llegaba|vuelve|vuelven|dijo|dicho|decia|dice|va a venir|come|comemos)\b/;

/** "Mi hija hoy viene, ¿no?" */
const COMES = /\b(?:viene|vienen|venia|llega|llegan|vuelve|vuelven|come)\b/;
const asksIf = ({ said, when }: Turn): boolean =>
  COMES.test(said.plain) &&
  when.date !== undefined &&
  (said.text.includes('?') || /,\s*(?:no|verdad)\s*$/iu.test(said.text));

/** "¿Cuándo viene mi hija?": what she wrote of it herself, and nothing where she wrote of no day. */
export async function saidInMessages(turn: Turn): Promise<Reply | undefined> {
  if (!ASKS_WHEN.test(turn.said.plain) && !asksIf(turn)) return undefined;
  const people = await peopleMeant(turn);
  if (!people || people.length === 0) return undefined;
  const all = await turn.gateway.messages();
  const now = turn.now.toPlainDateTime();
  const it = all.find(({ authorName, content }) => {
    const { date, time, period, part } = whenIn(content, now);
    const isDated = [date, time, period, part].some((one) => one !== undefined);
    return isDated && people.includes(authorName);
  });
  if (!it) return undefined;
  const reply: Reply = {
    text: readAloud(it, turn),
    link: 'support-messages',
    remember: {
      topic: 'messages.read',
      focus: { kind: 'messages', ids: all.map(({ id }) => id), at: all.indexOf(it) },
    },
  };
  return briefer('messages.read', reply, turn, `when ${people.join()}`);
}
