import { DANGERS, type Danger } from './answers.ts';
import { featuresOf } from './features.ts';
import { oddsAgainstFirst, wideScores } from './network.ts';
import { type Learnt, unpacked } from './recogniser-file.ts';

let learnt: Learnt | undefined;

export interface Likeness {
  /** Logarithm of the odds that it tells of a danger. */
  readonly margin: number;
  /** The one that it would be. */
  readonly danger: Danger;
}

/** How like a danger a message is: what several say who learnt from the same sentences, and err differently. */
export function likenessOf(text: string): Likeness {
  // Read with the first message: no start waits for it.
  learnt ??= unpacked();
  return likenessTo(learnt, text);
}

/** The same, by what was learnt of some. */
export function likenessTo({ networks }: Omit<Learnt, 'fingerprint'>, text: string): Likeness {
  const features = featuresOf(text);
  const scores = networks.map((it) => wideScores(it, features));
  const kinds = DANGERS.map((_, kind) => sum(scores.map((it) => it[1 + kind] ?? 0)));
  const margins = scores.map(oddsAgainstFirst);
  return {
    margin: sum(margins) / margins.length,
    danger: DANGERS[kinds.indexOf(Math.max(...kinds))] ?? 'life',
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, it) => all + it, 0);
