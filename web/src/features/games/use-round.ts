import { useCallback, useEffect, useReducer, useRef } from 'react';
import { holdInterruptions } from '../../lib/busy.ts';
import { isCovered } from '../../lib/overlay.ts';
import type { GameKind, GameOutcome, Remark, Said, Tick, Timed } from './game-kind.ts';

/** What a round is at a moment, and what was last said of it. */
interface Told<State> {
  readonly state: State;
  readonly said: Said;
  /** Grows with each thing said, so that the same words twice are said twice. */
  readonly count: number;
  /** What was last said at the finger: another object each time. */
  readonly remark: Remark | undefined;
}

/** No step of the clock is longer, in ms: what a sleeping device missed was not played. */
const LONGEST_TICK = 2_000;
const SECOND = 1_000;

export interface Round<State, Move> extends Told<State> {
  readonly play: (move: Move) => void;
}

/**
 * Plays a round of any game: moves go to its rules, and so does time, as moves. The clock stands still while the
 * page is hidden or something lies over it, and nothing but what matters for somebody's health interrupts. Before it
 * is `ready` no time passes and no move is taken.
 */
export function useRound<State extends Timed, Move, Outcome extends GameOutcome>(
  kind: Pick<GameKind<State, Move, Outcome>, 'rules' | 'waits' | 'tell' | 'remark'>,
  start: State,
  onChange: (state: State) => void,
  ready = true,
): Round<State, Move> {
  const { rules, waits, tell, remark } = kind;
  const [told, dispatch] = useReducer(
    (was: Told<State>, move: Move | Tick): Told<State> => {
      const state = rules.play(was.state, move);
      if (state === was.state) return was;
      const said = tell(state, was.state);
      const now = { ...was, state, remark: remark(state, was.state) ?? was.remark };
      return said === undefined ? now : { ...now, said, count: was.count + 1 };
    },
    { state: start, said: tell(start) ?? '', count: 0, remark: undefined },
  );
  const { state } = told;
  const isOver = rules.outcome(state) !== undefined;
  const catchUp = useClock(
    isOver || !ready,
    nextChange(state, waits?.(state) ?? 0),
    state,
    dispatch,
  );

  useEffect(() => {
    onChange(state);
  }, [state, onChange]);
  useEffect(() => (isOver ? undefined : holdInterruptions()), [isOver]);

  const play = useCallback(
    (move: Move) => {
      if (!ready) return;
      catchUp();
      dispatch(move);
    },
    [catchUp, ready],
  );
  return { ...told, play };
}

/** Until something changes by itself: what the game waits for, or the next second of its clock. In ms. */
function nextChange({ elapsedMs }: Timed, waitMs: number): number {
  const second = SECOND - (elapsedMs % SECOND);
  return waitMs > 0 ? Math.min(waitMs, second) : second;
}

/** Sends time as moves. Returns what tells at once the time that passed since the last one. */
function useClock<State>(
  stands: boolean,
  delay: number,
  state: State,
  dispatch: (move: Tick) => void,
): () => void {
  const last = useRef(Number.NaN);
  const catchUp = useCallback(() => {
    const now = performance.now();
    const passed = Math.floor(now - last.current);
    const isAway = document.hidden || isCovered() || Number.isNaN(passed);
    // What is less than a millisecond is not lost: it counts with the next.
    last.current = isAway || passed > LONGEST_TICK ? now : last.current + passed;
    if (!isAway && passed > 0) dispatch({ kind: 'tick', ms: Math.min(passed, LONGEST_TICK) });
  }, [dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has its own next moment
  useEffect(() => {
    if (stands) return;
    if (Number.isNaN(last.current)) last.current = performance.now();
    let timer = 0;
    const wait = () => {
      timer = window.setTimeout(() => {
        catchUp();
        // Where the clock stands still no new state comes, and nobody else would look again.
        wait();
      }, Math.ceil(delay) + 1);
    };
    wait();
    return () => clearTimeout(timer);
  }, [stands, delay, state, catchUp]);

  useEffect(() => {
    const onChange = () => {
      if (!document.hidden) last.current = performance.now();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return catchUp;
}
