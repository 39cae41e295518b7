/**
 * The shape of every game: pure functions over one immutable state that survives `JSON.stringify`. There is no
 * clock inside: time comes in as moves (`{ kind: 'tick', … }`, milliseconds), and chance from the seed.
 */
export interface Rules<State, Move, Outcome, Options> {
  /** The beginning of a round. The same options and seed give the same round. `seed`: any integer. */
  readonly setup: (options: Options, seed: number) => State;
  /** Whether this move may be made now. */
  readonly legal: (state: State, move: Move) => boolean;
  /** The state after a move; the very same state where the move is not legal. */
  readonly play: (state: State, move: Move) => State;
  /** What came of the round; undefined while it goes on. */
  readonly outcome: (state: State) => Outcome | undefined;
}

/** Time that has gone by, as a move. */
export interface Tick {
  readonly kind: 'tick';
  readonly ms: number;
}

/** What is kept of a round, in every game. */
export interface Result<Difficulty extends string> {
  readonly score: number;
  readonly timeSeconds: number;
  readonly difficulty: Difficulty;
}
