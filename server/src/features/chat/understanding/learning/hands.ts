/**
 * `node server/src/features/chat/understanding/learning/hands.ts`: learns from all hands but one, reads that one's
 * phrases, and so in turn. It tells what somebody gets whom nobody has heard, and how far its certainty is to be trusted.
 */
import process from 'node:process';
import { candidatesFor } from '../classifier.ts';
import { quantised } from '../classifier-file.ts';
import { PLACES } from '../features.ts';
import { CLASSES, corpus, exampleOf, ROUNDS } from './corpus.ts';
import { learnTable } from './learn.ts';

const BANDS = 10;
/** Those of the house are always learnt: they stand in the tests as well. */
const HOUSE = 'house';

interface Answered {
  readonly chance: number;
  readonly isRight: boolean;
  readonly isAmongTwo: boolean;
}

const written = corpus();
const plan = { classes: CLASSES.length, places: PLACES, rounds: ROUNDS };

function withoutHand(left: string): Answered[] {
  const table = learnTable(written.filter(({ hand }) => hand !== left).map(exampleOf), plan);
  const learnt = { fingerprint: '', classes: [...CLASSES], ...quantised(table) };
  return written
    .filter(({ hand }) => hand === left)
    .map((phrase) => {
      const candidates = candidatesFor(learnt, exampleOf(phrase).features);
      const isRight = candidates[0]?.intent === phrase.intent;
      const isAmongTwo = isRight || candidates[1]?.intent === phrase.intent;
      return { chance: candidates[0]?.chance ?? 0, isRight, isAmongTwo };
    });
}

const percent = (answered: readonly Answered[], what: 'isRight' | 'isAmongTwo'): string =>
  `${((100 * answered.filter((it) => it[what]).length) / answered.length).toFixed(1)} %`;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const hands = [...new Set(written.map(({ hand }) => hand))].filter((hand) => hand !== HOUSE);
const answered = hands.map((hand) => ({ hand, found: withoutHand(hand) }));
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
