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
  /** Address of the photo that is played with, in a game that can. */
  readonly picture?: string | undefined;
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

/** A photo that may be played with. */
export interface Picture {
  readonly address: string;
  readonly thumbnail: string;
  /** What it shows, in the person's own words. */
  readonly title: string;
}

/** Those that may be played with, once they are known. */
export type Pictures = readonly Picture[] | 'coming';

/** What is said of a change; `heard` is more, for those who do not see the board. */
export type Said = string | { readonly seen: string; readonly heard: string };

/** A word at the finger; a glad one has a soft sound. */
export interface Remark {
  readonly words: string;
  readonly glad: boolean;
}

export interface BoardProps<State, Move> {
  readonly state: State;
  readonly play: (move: Move) => void;
  /** False until the round's time begins: what is to be remembered or worked out is not shown yet. */
  readonly ready: boolean;
  readonly picture?: string | undefined;
}

/** What the one game screen must know of a game: its rules, its words, how it is drawn. */
export interface GameKind<State extends Timed, Move, Outcome extends GameOutcome = GameOutcome> {
  readonly game: Game;
  readonly rules: Rules<State, Move | Tick, Outcome, RoundOptions>;
  /** Milliseconds until something changes by itself, 0 where nothing will. Left out where nothing ever does. */
  readonly waits?: (state: State) => number;
  /** What is to be said of a change, aloud and in words; of the beginning where there is no `before`. */
  readonly tell: (state: State, before?: State) => Said | undefined;
  /** What is to be said of it at the finger. */
  readonly remark: (state: State, before: State) => Remark | undefined;
  /** Where a move is followed at once by something new to be read: no remark may lie over it. */
  readonly movesOn?: true;
  readonly counters: (state: State) => readonly Counter[];
  /** The levels to choose from, where there are any: "Fácil: 4 por 4". */
  readonly levels?: readonly (readonly [level: Level, words: string])[];
  /** How it is played, in two or three sentences. */
  readonly how: string;
  /** The same as a worked example. */
  readonly Example: () => ReactNode;
  /** The board, after the end too: what was right stands on it. */
  readonly Board: (props: BoardProps<State, Move>) => ReactNode;
  /** What was right, in a few words: "9 aciertos". Left out where there is nothing to count. */
  readonly hits?: (outcome: Outcome, state: State) => string | undefined;
  /** What was reached, after the end: "Has encontrado las 8 parejas." */
  readonly reached: (outcome: Outcome, state: State) => string;
}
