import type { Level } from '@encina/games/constants';
import type { Rules } from '@encina/games/rules';
import type { ReactNode } from 'react';
import type { Game } from './catalogue.ts';

export interface Tick {
  readonly kind: 'tick';
  /** Milliseconds that have passed. */
  readonly ms: number;
}

export interface Timed {
  readonly elapsedMs: number;
}

/** What is chosen before a round; a game takes of it what it knows. */
export interface RoundOptions {
  readonly timed: boolean;
  readonly level: Level;
}

export interface GameOutcome {
  readonly score: number;
  readonly timeSeconds: number;
  readonly difficulty: 'easy' | 'normal' | 'medium' | 'hard';
}

export interface Counter {
  readonly label: string;
  readonly value: string;
}

export interface BoardProps<State, Move> {
  readonly state: State;
  readonly play: (move: Move) => void;
}

/** What the one game screen must know of a game: its rules, its words, how it is drawn. */
export interface GameKind<State extends Timed, Move, Outcome extends GameOutcome = GameOutcome> {
  readonly game: Game;
  readonly rules: Rules<State, Move | Tick, Outcome, RoundOptions>;
  /** Milliseconds until something changes by itself, 0 where nothing will. */
  readonly waits: (state: State) => number;
  /** What is to be said of a change, aloud and in words; of the beginning where there is no `before`. */
  readonly tell: (state: State, before?: State) => string | undefined;
  readonly counters: (state: State) => readonly Counter[];
  /** The levels to choose from, where there are any: "Fácil: 4 por 4". */
  readonly levels?: readonly (readonly [level: Level, words: string])[];
  /** How it is played, in two or three sentences. */
  readonly how: string;
  /** The same as a worked example. */
  readonly Example: () => ReactNode;
  readonly Board: (props: BoardProps<State, Move>) => ReactNode;
  /** What was right, after the end; left out where the board says it. */
  readonly Review?: (props: { readonly state: State }) => ReactNode;
  /** What was reached, after the end: "Has encontrado las 8 parejas." */
  readonly reached: (outcome: Outcome, state: State) => string;
}
