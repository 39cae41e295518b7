import type { Difficulty } from './constants.ts';
import type { Seed } from './random.ts';
import type { Result } from './rules.ts';

/** A round that goes up from level to level: something is shown for a while, and then asked for. */
export interface LevelRound {
  readonly timed: boolean;
  readonly phase: 'showing' | 'input' | 'right' | 'over';
  readonly level: number;
  /** Until what is shown disappears, or the next level begins. */
  readonly leftMs: number;
  readonly elapsedMs: number;
  readonly score: number;
  readonly seed: Seed;
}

/** "Ya lo he visto", where nothing counts down. */
export interface Seen {
  readonly kind: 'seen';
}

export interface LevelOutcome extends Result<Difficulty> {
  /** The one that was not passed. */
  readonly level: number;
}
