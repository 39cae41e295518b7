import type { SupportMessage } from '@encina/contract/messages';
import { ordinalIn, referenceIn } from '../../understanding/reference.ts';
import type { Focus } from '../focus.ts';
import type { Reply } from '../skill.ts';
import { dayOfMessage, readAloud } from '../skills/messages.ts';
import { respond } from '../skills.ts';
import { dayWords } from '../spanish.ts';
import type { Turn } from '../turn.ts';

type OnMessages = Extract<Focus, { kind: 'messages' }>;

/** What she says of messages that were told or read: the next one, whose it is, of when. */
export async function aboutMessages(turn: Turn): Promise<Reply | undefined> {
  const { focus } = turn.conversation;
  if (focus?.kind !== 'messages') return undefined;
  const place = placeMeant(focus, turn);
  if (place !== undefined) return read(focus, place, turn);
  const reference = referenceIn(turn.said);
  if (reference !== 'whose' && reference !== 'when') return undefined;
  const all = await turn.gateway.messages();
  if (reference === 'whose' && focus.at === null && focus.ids.length > 1) {
    return respond({ ...turn, intent: 'messages.who' });
  }
  const it = all.find(({ id }) => id === focus.ids[focus.at ?? 0]);
  if (!it) return undefined;
  const text =
    reference === 'whose'
      ? `Es de ${it.authorName}.`
      : `Es de ${dayWords(dayOfMessage(it, turn), turn.now.toPlainDate())}.`.replace(
          'de el',
          'del',
        );
  return { text, remember: { focus } };
}

/** "No, ese no, el primero". */
const LONGEST = 6;

function placeMeant({ ids, at }: OnMessages, { said }: Turn): number | undefined {
  const here = at ?? -1;
  switch (referenceIn(said)) {
    case 'next':
      return here + 1;
    case 'previous':
      return here - 1;
    case 'last':
      return ids.length - 1;
    case 'other':
      // After the last of several it is the one before.
      return here + 1 < ids.length ? here + 1 : Math.max(0, here - 1);
    default:
      return said.words.length <= LONGEST ? ordinalIn(said.plain) : undefined;
  }
}

async function read(focus: OnMessages, place: number, turn: Turn): Promise<Reply> {
  const all = await turn.gateway.messages();
  const it: SupportMessage | undefined = all.find(({ id }) => id === focus.ids[place]);
  if (!it) return { text: 'No hay más mensajes.', link: 'support-messages', remember: { focus } };
  return {
    text: readAloud(it, turn),
    link: 'support-messages',
    remember: { topic: 'messages.read', focus: { ...focus, at: place } },
  };
}
