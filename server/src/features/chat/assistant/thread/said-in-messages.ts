import { whenIn } from '../../understanding/when.ts';
import { briefer } from '../briefer.ts';
import { peopleMeant } from '../people-meant.ts';
import type { Reply } from '../skill.ts';
import { readAloud } from '../skills/messages.ts';
import type { Turn } from '../turn.ts';

const ASKS_WHEN =
  /\b(?:cuando|que dia|a que hora)\b.*\b(?:viene|vienen|venia|vendra|llega|llegan|llegaba|vuelve|vuelven|dijo|dicho|decia|dice|va a venir|come|comemos)\b/;
/** "¿Viene hoy mi hija?", "mi hija hoy viene, ¿no?" */
const ASKS_WHETHER = /\b(?:viene|vienen|vendra|vendran|llega|llegan)\b/;

/** "¿Cuándo viene mi hija?": what she wrote of it herself, and nothing where she wrote of no day. */
export async function saidInMessages(turn: Turn): Promise<Reply | undefined> {
  const isOfADay = turn.when.date !== undefined || turn.when.part !== undefined;
  const asks = turn.asks || / no$/.test(turn.said.plain);
  const asksWhether = asks && isOfADay && ASKS_WHETHER.test(turn.said.plain);
  if (!asksWhether && !ASKS_WHEN.test(turn.said.plain)) return undefined;
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
