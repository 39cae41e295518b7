import { DANGERS } from '../answers.ts';
import type { Learnt } from '../recogniser-file.ts';
import type { Example } from './corpus.ts';
import { learnNetwork } from './learn-network.ts';
import { WHICH } from './plan.ts';

/** All that is learnt from these sentences. */
export function learnt(examples: readonly Example[]): Omit<Learnt, 'fingerprint'> {
  const sorts = examples.map(({ text, danger }) => ({
    text,
    label: danger === undefined ? 0 : 1 + DANGERS.indexOf(danger),
  }));
  return { networks: WHICH.map((plan) => learnNetwork(sorts, plan)) };
}
