import { utteranceOf } from '../understanding/utterance.ts';
import { isOfPeople, peopleMeant } from './people-meant.ts';
import type { Reply } from './skill.ts';
import type { Turn } from './turn.ts';

/** What they wrote may name others. */
const QUOTED = /«[^»]*»/gu;

/**
 * The answer, and whom the talk is about: the one of hers whom she names, else the one whom the answer names. Where it
 * names several, nobody is meant by what she says next without a name.
 */
export async function withSpokenOf(reply: Reply, turn: Turn): Promise<Reply> {
  if (reply.alarm) return reply;
  const [hers, ...others] = (await peopleMeant({ ...turn, said: turn.whole ?? turn.said })) ?? [];
  if (hers && others.length === 0) return of(hers, reply);
  if (!isOfPeople(reply.remember?.topic)) return reply;
  const said = utteranceOf(reply.text.replace(QUOTED, ''));
  const [named, ...more] = (await peopleMeant({ ...turn, said })) ?? [];
  return named ? of(more.length === 0 ? named : undefined, reply) : reply;
}

const of = (person: string | undefined, reply: Reply): Reply => ({
  ...reply,
  remember: { ...reply.remember, person },
});
