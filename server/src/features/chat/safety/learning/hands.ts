/**
 * `node server/src/features/chat/safety/learning/hands.ts`: learns from all hands but one, reads that one's sentences, and so
 * in turn. It tells from which bound on how many of somebody's dangers and look-alikes pass whom nobody has read, and takes
 * some minutes a hand.
 */
import process from 'node:process';
import { likenessTo } from '../recogniser.ts';
import { corpus, HANDS, writtenBy } from './corpus.ts';
import { learnt } from './learnt.ts';

const BOUNDS = [-1, -0.4, 0, 0.5, 1, 2, 3.1];

const isYes = ({ danger }: { readonly danger: unknown }): boolean => danger !== undefined;
const percent = (margins: readonly number[], bound: number): string =>
  `${((100 * margins.filter((it) => it >= bound).length) / Math.max(1, margins.length)).toFixed(1)} %`;

for (const hand of HANDS) {
  const fromOthers = learnt(corpus(hand));
  const margins = writtenBy(hand).map((it) => ({
    isDanger: isYes(it),
    margin: likenessTo(fromOthers, it.text).margin,
  }));
  const of = (isDanger: boolean) =>
    margins.filter((it) => it.isDanger === isDanger).map(({ margin }) => margin);
  const told = BOUNDS.map(
    (bound) => `from ${bound}: ${percent(of(true), bound)} and ${percent(of(false), bound)}`,
  );
  process.stdout.write(`${hand}, dangers and look-alikes, ${told.join('; ')}\n`);
}
