import { INTENTS, type Intent, isIntent } from '../intents.ts';
import { writtenPhrases, writtenTones } from '../phrases.ts';
import type { Corpus } from './learnt-from.ts';

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

const asked = () =>
  writtenPhrases().flatMap(({ intent, text, hand }) =>
    isIntent(intent) ? [{ name: intent, text, hand }] : [],
  );

/** What is told in a tone that no intent is: as for the others, "me duele" is of health, and "guapa" a compliment. */
const ONLY_TOLD: ReadonlySet<string> = new Set(['grief', 'trouble', 'joy', 'old', 'daily', 'plan']);
const TOLD = 'told ';
/** They are as many as all that was asked. */
const ONLY_BESIDES = 0.12;
const told = () => {
  const known = new Set(writtenPhrases().map(({ text }) => text));
  return writtenTones()
    .filter(({ intent, text }) => ONLY_TOLD.has(intent) && !known.has(text))
    .map(({ text, hand }) => ({ name: 'listened' as const, text, hand: `${TOLD}${hand}` }));
};

function worthOf(hand: string): number {
  if (hand.startsWith(TOLD)) return ONLY_BESIDES;
  return IN_MID_TALK.has(hand) ? BESIDE_THE_POINT : 1;
}

/** All that the classifier of intents learns from. The evaluation is not among it. */
export const INTENT_CORPUS: Corpus<Intent> = {
  // All but what is known by its words alone.
  classes: INTENTS.filter((it) => it !== 'undo'),
  rounds: 10,
  phrases: () => [...asked(), ...told()],
  weightOf: ({ name, hand }) => (name === 'unknown' ? OUTSIDE : 1) * worthOf(hand),
};
