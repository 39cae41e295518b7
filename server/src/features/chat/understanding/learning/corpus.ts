import { createHash } from 'node:crypto';
import { featuresOf } from '../features.ts';
import { INTENTS, type Intent, isIntent } from '../intents.ts';
import { type Written, writtenPhrases } from '../phrases.ts';
import type { Example } from './learn.ts';

/** What can be learnt: all but what is known by its words alone. */
export const CLASSES: readonly Intent[] = INTENTS.filter((it) => it !== 'undo');
export const ROUNDS = 10;
const NAMES: readonly string[] = CLASSES;

/** What is outside counts more: there is more of it than anybody wrote down. */
const OUTSIDE = 1.6;

/**
 * Who wrote as one speaks in the middle of a talk, half of it with a reason, a courtesy or a tale beside the wish. They are
 * many, and what is beside the point would drown the plain ways of asking (decision 0102).
 */
const IN_MID_TALK: ReadonlySet<string> = new Set([
  'beekeeper',
  'bus-driver',
  'charcoal-burner',
  'cork-cutter',
  'emigrant',
  'midwife',
  'miller',
  'organist',
  'postman',
]);
const BESIDE_THE_POINT = 0.3;

/** All that the classifier learns from. The evaluation is not among it. */
export const corpus = (): Written[] => writtenPhrases().filter(({ intent }) => isIntent(intent));

export const exampleOf = ({ intent, text, hand }: Written): Example => ({
  features: featuresOf(text),
  label: NAMES.indexOf(intent),
  weight: (intent === 'unknown' ? OUTSIDE : 1) * (IN_MID_TALK.has(hand) ? BESIDE_THE_POINT : 1),
});

/** Every so many phrases are taken apart for the fingerprint. */
const PROBES = 10;

/** Changes with each phrase that is learnt, and with what is seen in them. */
export function fingerprint(): string {
  const hash = createHash('sha256').update(
    `${CLASSES.join()} ${ROUNDS} ${OUTSIDE} ${BESIDE_THE_POINT}`,
  );
  for (const [i, { intent, text }] of corpus().entries()) {
    hash.update(`${intent}:${text}\n`);
    if (i % PROBES === 0) hash.update(featuresOf(text).places);
  }
  return hash.digest('hex').slice(0, 16);
}
