import type { Utterance } from '../../understanding/utterance.ts';
import type { Conversation, Pending } from '../context.ts';
import { contentWords, likest } from '../matching.ts';

const LONGEST = 10;
/** "La de esta noche no". */
const POINTS = /^(?:(?:no|pues|es|que) )*(?:el|la|lo)s? (?:del?|otr[oa])\b/;

function titlesOf(pending: Pending): readonly string[] {
  switch (pending.kind) {
    case 'offer':
      return [];
    case 'add':
      return [pending.title ?? ''];
    case 'choose':
      return pending.among.map(({ title }) => title);
    case 'several':
      return pending.steps.flatMap(titlesOf);
    default:
      return [pending.target.title];
  }
}

/** Whether she names what our question is about: it is most likely an answer. */
export const namesWhatIsAsked = (said: Utterance, { pending }: Conversation): boolean =>
  pending !== undefined &&
  said.words.length <= LONGEST &&
  ((pending.kind === 'choose' && POINTS.test(said.plain)) ||
    likest(
      contentWords(said),
      titlesOf(pending).map((title) => ({ title })),
    ).length > 0);
