import { PLACES } from '../features.ts';
import type { Plan } from './learn.ts';

/** Danger or none. */
export const YES_OR_NO: Plan = { size: PLACES, variants: 2, stories: 0.3, rounds: 5 };
/** Which of the dangers. */
export const WHICH: Plan = { size: 1 << 13, variants: 1, stories: 0, rounds: 6 };
