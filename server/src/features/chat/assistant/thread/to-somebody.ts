import { clausesBySigns } from '../../understanding/parts.ts';
import {
  callsOne,
  callsThem,
  namesAnother,
  refusesToSend,
  sendsBack,
  sendsToOne,
  sendsToThem,
} from '../../understanding/sends-word.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { isOfPeople, peopleMeant } from '../people-meant.ts';
import type { Reply } from '../skill.ts';
import { respond } from '../skills.ts';
import type { Turn } from '../turn.ts';

/** "Dile a Rosario que la espero con el puchero", "y la llamas mejor": an order, whatever it is about. */
export async function toSomebody(turn: Turn): Promise<Reply | undefined> {
  const { said, conversation } = turn;
  if (said.order || conversation.pending) return undefined;
  const clauses = clausesBySigns(said.text);
  const person = conversation.person ?? (await onlyNamed(turn));
  for (const clause of clauses) {
    const part = { ...turn, said: utteranceOf(clause), conversation: { ...conversation, person } };
    const intent = (await ofOneNamed(part)) ?? (await ofTheOne(part));
    if (intent) return respond(part, intent);
  }
  const isOfIt = isOfPeople(conversation.topic) && !turn.asks;
  return isOfIt && refusesToSend(said.plain) ? respond(turn, 'no') : undefined;
}

/** "Hoy viene Carmen. Dile que traiga pan." */
async function onlyNamed(turn: Turn): Promise<string | undefined> {
  const said = turn.within ?? turn.whole ?? turn.said;
  const [only, ...others] = (await peopleMeant({ ...turn, said })) ?? [];
  return others.length === 0 ? only : undefined;
}

/** "Quita, quita, que estará estudiando; mejor mándale cuatro letras": instead of the call that she wanted. */
export async function ratherToSomebody(turn: Turn): Promise<Reply | undefined> {
  const isOfThem = turn.conversation.topic?.startsWith('family.') === true;
  return isOfThem && refusesToSend(turn.said.plain) ? toSomebody(turn) : undefined;
}

type Wanted = 'family.call' | 'family.write' | undefined;

async function ofOneNamed(part: Turn): Promise<Wanted> {
  const isCall = callsOne(part.said.plain);
  if (!isCall && !sendsToOne(part.said.plain)) return undefined;
  if ((await peopleMeant(part))?.length !== 1) return undefined;
  return isCall ? 'family.call' : 'family.write';
}

async function ofTheOne({ said: { plain }, ...part }: Turn): Promise<Wanted> {
  const { person, topic } = part.conversation;
  const isOfThem = isOfPeople(topic);
  // "Escríbele mejor a la Tomasa", who is none of hers.
  if (namesAnother(plain)) return isOfThem && sendsToOne(plain) ? 'family.write' : undefined;
  if (person === undefined) return undefined;
  if (callsThem(plain)) return 'family.call';
  return (isOfThem && sendsBack(plain)) || sendsToThem(plain) ? 'family.write' : undefined;
}
