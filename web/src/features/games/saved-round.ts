import { forgetStored, readStored, writeStored } from '../../lib/storage.ts';
import type { RoundOptions } from './game-kind.ts';

/** A round as it lies on the device while it is not over. */
export interface SavedRound<State> {
  /** Names the round, and its result when it is sent. */
  readonly id: string;
  readonly options: RoundOptions;
  readonly state: State;
}

/** Of another form than this one understands: thrown away. Grows with each change of a game's state. */
const FORM = 1;

const keyOf = (userId: string, gameType: string) => `round:${userId}:${gameType}` as const;

export function readSavedRound<State>(
  userId: string,
  gameType: string,
): SavedRound<State> | undefined {
  try {
    const { form, ...round } = JSON.parse(readStored(keyOf(userId, gameType)) ?? 'null');
    return form === FORM ? round : undefined;
  } catch {
    return undefined;
  }
}

export function writeSavedRound<State>(
  userId: string,
  gameType: string,
  round: SavedRound<State>,
): void {
  writeStored(keyOf(userId, gameType), JSON.stringify({ form: FORM, ...round }));
}

export const deleteSavedRound = (userId: string, gameType: string): void =>
  forgetStored(keyOf(userId, gameType));
