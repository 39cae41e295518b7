import {
  levelDifficulty,
  NEXT_LEVEL_DELAY,
  secondsOf,
  VISUAL_MEMORY,
  visualDisplay,
  visualTargets,
} from './constants.ts';
import type { LevelOutcome, LevelRound, Seen } from './levels.ts';
import { shuffle } from './random.ts';
import type { Rules, Tick } from './rules.ts';

export interface VisualMemory extends LevelRound {
  /** Cells to remember, in their order on the board. */
  readonly targets: readonly number[];
  readonly chosen: readonly number[];
}

export type VisualMemoryMove = { readonly kind: 'choose'; readonly cell: number } | Seen | Tick;

export type VisualMemoryOutcome = LevelOutcome;

const CELLS = Array.from({ length: VISUAL_MEMORY.cells }, (_, cell) => cell);

function atLevel(state: VisualMemory, level: number): VisualMemory {
  const [cells, seed] = shuffle(CELLS, state.seed);
  const targets = cells.slice(0, visualTargets(level)).sort((a, b) => a - b);
  return {
    ...state,
    phase: 'showing',
    level,
    targets,
    chosen: [],
    leftMs: visualDisplay(level),
    seed,
  };
}

function legal({ phase, timed, chosen }: VisualMemory, move: VisualMemoryMove): boolean {
  if (phase === 'over') return false;
  if (move.kind === 'tick') return Number.isInteger(move.ms) && move.ms > 0;
  if (move.kind === 'seen') return phase === 'showing' && !timed;
  return phase === 'input' && CELLS.includes(move.cell) && !chosen.includes(move.cell);
}

/** Judged only when as many are chosen as there were. */
function choose(state: VisualMemory, cell: number): VisualMemory {
  const chosen = [...state.chosen, cell];
  if (chosen.length < state.targets.length) return { ...state, chosen };
  if (!chosen.every((it) => state.targets.includes(it))) return { ...state, chosen, phase: 'over' };
  const score = state.score + state.level * VISUAL_MEMORY.points;
  return { ...state, chosen, score, phase: 'right', leftMs: NEXT_LEVEL_DELAY };
}

function tick(state: VisualMemory, ms: number): VisualMemory {
  const later = { ...state, elapsedMs: state.elapsedMs + ms };
  const waits = state.phase === 'right' || (state.phase === 'showing' && state.timed);
  if (!waits) return later;
  if (ms < state.leftMs) return { ...later, leftMs: state.leftMs - ms };
  if (state.phase === 'showing') return { ...later, phase: 'input', leftMs: 0 };
  return atLevel(later, state.level + 1);
}

/** Places on a board of four by four, seen for some seconds. */
export const visualMemory: Rules<
  VisualMemory,
  VisualMemoryMove,
  VisualMemoryOutcome,
  { readonly timed: boolean }
> = {
  setup({ timed }, seed) {
    const empty = { timed, phase: 'showing', level: 1, targets: [], chosen: [] } as const;
    return atLevel({ ...empty, leftMs: 0, elapsedMs: 0, score: 0, seed }, 1);
  },
  legal,
  play(state, move) {
    if (!legal(state, move)) return state;
    if (move.kind === 'tick') return tick(state, move.ms);
    if (move.kind === 'seen') return { ...state, phase: 'input', leftMs: 0 };
    return choose(state, move.cell);
  },
  outcome({ phase, score, elapsedMs, level }) {
    if (phase !== 'over') return undefined;
    return { score, timeSeconds: secondsOf(elapsedMs), difficulty: levelDifficulty(level), level };
  },
};
