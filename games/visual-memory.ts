import { secondsOf, VISUAL_MEMORY, visualDisplay, visualTargets } from './constants.ts';
import { type LevelOutcome, type LevelRound, levelRules, type Seen } from './levels.ts';
import { shuffle } from './random.ts';
import type { Tick } from './rules.ts';

export interface VisualMemory extends LevelRound {
  /** Cells to remember, in their order on the board. */
  readonly targets: readonly number[];
  readonly chosen: readonly number[];
}

interface Choose {
  readonly kind: 'choose';
  readonly cell: number;
}
export type VisualMemoryMove = Choose | Seen | Tick;

export type VisualMemoryOutcome = LevelOutcome;

const CELLS = Array.from({ length: VISUAL_MEMORY.cells }, (_, cell) => cell);

/** Places on a board of four by four, seen for some seconds. */
export const visualMemory = levelRules<VisualMemory, Choose>({
  empty: { targets: [], chosen: [] },
  drawn({ seed: before }, level) {
    const [cells, seed] = shuffle(CELLS, before);
    const targets = cells.slice(0, visualTargets(level)).sort((a, b) => a - b);
    return { targets, leftMs: visualDisplay(level), seed };
  },
  enters: ({ chosen }, { cell }) => CELLS.includes(cell) && !chosen.includes(cell),
  /** Judged only when as many are chosen as there were. */
  entered(state, { cell }) {
    const chosen = [...state.chosen, cell];
    const now = { ...state, chosen };
    if (chosen.length < state.targets.length) return { now };
    const isRight = chosen.every((it) => state.targets.includes(it));
    return { now, verdict: isRight ? 'right' : 'over' };
  },
  points: VISUAL_MEMORY.points,
  timeSeconds: ({ elapsedMs }) => secondsOf(elapsedMs),
});
