/**
 * `node server/src/features/chat/understanding/learning/hands.ts [tones]`: learns from all hands but one, reads that one's
 * phrases, and so in turn. It tells what somebody gets whom nobody has heard, and how far its certainty is to be trusted.
 */
import process from 'node:process';
import { featuresOf } from '../features.ts';
import { likeliest } from '../likeliest.ts';
import { INTENT_CORPUS } from './corpus.ts';
import { type Corpus, learntFrom } from './learnt-from.ts';
import { TONE_CORPUS } from './tone-corpus.ts';

const BANDS = 10;
/** Those of the house are always learnt: they stand in the tests as well. */
const HOUSE = 'house';

interface Answered {
  readonly chance: number;
  readonly isRight: boolean;
  readonly isAmongTwo: boolean;
}

function withoutHand<Class extends string>(corpus: Corpus<Class>, left: string): Answered[] {
  const written = corpus.phrases();
  const learnt = learntFrom(
    corpus,
    written.filter(({ hand }) => hand !== left),
  );
  return written
    .filter(({ hand }) => hand === left)
    .map(({ text, name }) => {
      const [first, second] = likeliest(learnt, featuresOf(text));
      const isRight = first?.[0] === name;
      return { chance: first?.[1] ?? 0, isRight, isAmongTwo: isRight || second?.[0] === name };
    });
}

const percent = (answered: readonly Answered[], what: 'isRight' | 'isAmongTwo'): string =>
  `${((100 * answered.filter((it) => it[what]).length) / answered.length).toFixed(1)} %`;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const answeredOf = <Class extends string>(corpus: Corpus<Class>) =>
  [...new Set(corpus.phrases().map(({ hand }) => hand))]
    .filter((hand) => hand !== HOUSE)
    .map((hand) => ({ hand, found: withoutHand(corpus, hand) }));
const answered = process.argv[2] === 'tones' ? answeredOf(TONE_CORPUS) : answeredOf(INTENT_CORPUS);
for (const { hand, found } of [
  ...answered,
  { hand: 'all', found: answered.flatMap(({ found }) => found) },
]) {
  say(`${hand}: ${percent(found, 'isRight')} right, ${percent(found, 'isAmongTwo')} among two`);
}
const bandOf = ({ chance }: Answered): number => Math.min(BANDS - 1, Math.floor(chance * BANDS));
const bands = Map.groupBy(
  answered.flatMap(({ found }) => found),
  bandOf,
);
for (const [band, found] of [...bands].toSorted(([a], [b]) => a - b)) {
  say(`from ${band * BANDS} % certain: ${percent(found, 'isRight')} of ${found.length} right`);
}
