import { inLines } from '../../understanding/in-lines.ts';
import { referenceIn } from '../../understanding/reference.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { contentWords, likest } from '../matching.ts';
import { peopleMeant } from '../people-meant.ts';
import type { Reply } from '../skill.ts';
import { messagesOf, readAloud } from '../skills/messages.ts';
import type { Turn } from '../turn.ts';
import { aboutMessages } from './about-messages.ts';

/** "No, esa no", "ese ya lo he leído", at the beginning of which one she means. */
const REFUSES = new RegExp(inLines`^(?:(?:no|ay|uy|que|pues|perdona|perdon|hij[oa]|mujer) )*(?:
  es[aeo] (?:no|ya (?:me )?l[oa] (?:he|has) (?:leido|oido|visto|escuchado))
  |no (?:es|era|quiero) es[aeo]
)\b(?: (?:no|si|que|la|el|otr[oa]|perdona|hij[oa]|mujer|quiero|es|era)\b)*`);
const HEARD = new RegExp(inLines`^(?:(?:
  no|ay|uy|que|pues|mira|hij[oa]
) )*es[aeo] (?:ya )?(?:me )?l[oa] (?:he|has) (?:leido|oido|visto|escuchado)(?: ya)?(?: |$)`);
const LONGEST = 24;

/** "No, esa no, la otra, la de mi nieta": of the messages, hers; and "lo del butano", the one that tells of it. */
export async function notThatMessage(turn: Turn): Promise<Reply | undefined> {
  const { said, conversation, gateway } = turn;
  if (conversation.focus?.kind !== 'messages' || said.order || said.words.length > LONGEST)
    return undefined;
  const rest = utteranceOf(said.plain.replace(REFUSES, '').trim());
  if (rest.plain === said.plain) return undefined;
  const another = utteranceOf(said.plain.replace(HEARD, '') || 'otro');
  const wanted = another.plain === said.plain ? undefined : referenceIn(another);
  // "Ese ya lo he oído, léeme otro".
  if (wanted === 'next' || wanted === 'other') return aboutMessages({ ...turn, said: another });
  if (rest.words.length === 0) return undefined;
  const people = await peopleMeant({ ...turn, said: rest });
  if (people && people.length > 0) return messagesOf(people, turn);
  const all = await gateway.messages();
  const told = likest(
    contentWords(rest),
    all.map((it) => ({ it, title: it.content })),
  );
  const [only, ...more] = told;
  if (!only || more.length > 0) return undefined;
  const ids = all.map(({ id }) => id);
  return {
    text: readAloud(only.it, turn),
    link: 'support-messages',
    remember: {
      topic: 'messages.read',
      focus: { kind: 'messages', ids, at: ids.indexOf(only.it.id) },
    },
  };
}
