import type { GameType } from '@encina/contract/games';

/** A view that needs nothing said to it. */
export type NoParams = Record<never, never>;

/** The person who is in, as far as the app must know her. */
export interface SelectedUser {
  id: string;
  name: string;
  photo: string | null;
}

/** One game of a session, at a level where it has levels. */
export interface GameStep {
  gameType: GameType;
  level?: 'easy' | 'medium' | 'hard' | undefined;
  /** What was reached in it, in words, once it is over. */
  reached?: string | undefined;
}

/** "Mi juego de hoy": its games in their order, and which of them is played now, from 0. */
export interface GameSession {
  steps: readonly GameStep[];
  at: number;
}

/** What a game is told: who plays, and in which session. */
export interface GameParams {
  user: SelectedUser;
  session?: GameSession | undefined;
}

/** Every view inside `/`, as the specification names them, with what it must be told: its component gets these as props. */
export interface Views {
  'welcome-landing': NoParams;
  landing: NoParams;
  'main-select': NoParams;
  /** Staff who come from their panel go back there. */
  'municipality-select': { fromPanel?: boolean };
  'admin-login': NoParams;
  'admin-dashboard': NoParams;
  'user-select': NoParams;
  'user-menu': { user: SelectedUser };
  reminders: { user: SelectedUser };
  chat: { user: SelectedUser };
  gallery: { user: SelectedUser };
  metrics: { user: SelectedUser };
  settings: { user: SelectedUser };
  'support-messages': { user: SelectedUser; isWriting?: boolean };
  'support-login': NoParams;
  /** For whom, and what of her; without them the page asks. */
  'support-dashboard': {
    userId?: string;
    part?: 'send' | 'metrics' | 'reminders' | 'memories' | 'proposals';
  };
  'games-menu': { user: SelectedUser };
  'memory-games-menu': { user: SelectedUser };
  'other-games-menu': { user: SelectedUser };
  'memory-game': GameParams;
  'number-sequence-game': GameParams;
  'pattern-memory-game': GameParams;
  'visual-memory-game': GameParams;
  'sudoku-game': GameParams;
  'puzzle-game': GameParams;
  'math-game': GameParams;
}

export type ViewName = keyof Views;
export type ViewParams<V extends ViewName> = Views[V];

/** Where the person is. */
export type ViewLocation = { [V in ViewName]: { view: V; params: ViewParams<V> } }[ViewName];

/** The person who is in, where one is. */
export const personIn = ({ params }: ViewLocation): SelectedUser | undefined =>
  'user' in params ? params.user : undefined;

/** `go('landing')`, but `go('user-menu', { … })` where the view needs to be told something. */
export type Destination<V extends ViewName> =
  Record<never, never> extends ViewParams<V>
    ? [view: V, params?: ViewParams<V>]
    : [view: V, params: ViewParams<V>];
