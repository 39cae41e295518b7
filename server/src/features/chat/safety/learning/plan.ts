import { DANGERS } from '../answers.ts';
import type { Plan } from './examples.ts';
import type { NetworkPlan } from './learn-network.ts';

const EXAMPLES: Plan = { variants: 2, stories: 0.3, rounds: 5 };

const network = (seed: number): NetworkPlan => ({
  ...EXAMPLES,
  ...{ rows: 1 << 16, hidden: 16, sorts: 1 + DANGERS.length, seed },
});
/** None, or which of the dangers. */
export const WHICH: readonly NetworkPlan[] = [3, 9, 17, 23].map(network);
