import type { GameSession, GameStep } from '../../lib/views.ts';

/** "1 de 3" */
export const placeIn = ({ steps, at }: GameSession): string => `${at + 1} de ${steps.length}`;

/** The same session with what was reached in the game that is over. */
export function withReached({ steps, at }: GameSession, reached: string): readonly GameStep[] {
  return steps.map((step, place) => (place === at ? { ...step, reached } : step));
}

/** The session at its next game; undefined where this was the last. */
export function afterThis(session: GameSession, reached: string): GameSession | undefined {
  const at = session.at + 1;
  return at < session.steps.length ? { steps: withReached(session, reached), at } : undefined;
}
