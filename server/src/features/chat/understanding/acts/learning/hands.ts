/**
 * `node server/src/features/chat/understanding/acts/learning/hands.ts`: learns from all hands but one, reads that one's
 * replies, and so in turn. It tells what somebody gets whom nobody has heard, by situation, and how far its certainty is
 * to be trusted.
 */
import process from 'node:process';
import { quantised } from '../../classifier-file.ts';
import { learnTable } from '../../learning/learn.ts';
import { ACTS, SITUATIONS } from '../acts.ts';
import { likeliestAct } from '../classifier.ts';
import { PLACES, STEPS } from '../features.ts';
import { corpus, exampleOf, type Replied, ROUNDS } from './corpus.ts';

const BANDS = 10;

interface Answered extends Replied {
  readonly chance: number;
  readonly isRight: boolean;
}

const written = corpus().map((replied) => ({ ...replied, example: exampleOf(replied) }));
const plan = { classes: ACTS.length, places: PLACES, rounds: ROUNDS };

function withoutHand(left: string): Answered[] {
  const others = written.filter(({ hand }) => hand !== left);
  const table = learnTable(
    others.map(({ example }) => example),
    plan,
  );
  const learnt = { fingerprint: '', classes: [...ACTS], ...quantised(table, STEPS) };
  return written
    .filter(({ hand }) => hand === left)
    .map((replied) => {
      const { act, chance } = likeliestAct(learnt, replied.situation, replied.text);
      return { ...replied, chance, isRight: act === replied.act };
    });
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const right = (answered: readonly Answered[]): string => {
  const hits = answered.filter(({ isRight }) => isRight).length;
  return `${((100 * hits) / answered.length).toFixed(1)} % of ${answered.length} right`;
};

const all = [...new Set(written.map(({ hand }) => hand))].flatMap((hand) => {
  const found = withoutHand(hand);
  say(`${hand}: ${right(found)}`);
  return found;
});
say(`all: ${right(all)}`);
for (const situation of SITUATIONS) {
  say(`[${situation}] ${right(all.filter((it) => it.situation === situation))}`);
}
const bandOf = ({ chance }: Answered): number => Math.min(BANDS - 1, Math.floor(chance * BANDS));
for (const [band, found] of [...Map.groupBy(all, bandOf)].toSorted(([a], [b]) => a - b)) {
  say(`from ${band * BANDS} % certain: ${right(found)}`);
}
