import { secondsOf } from '@encina/games/constants';
import type { Sequence } from '@encina/games/sequence';
import type { Counter } from './game-kind.ts';

/** What the three games that climb by levels have in common. */
type Climb = Pick<Sequence, 'level' | 'score' | 'phase' | 'timed' | 'leftMs'>;

/** Until what is shown is covered, or the next level begins, in ms; without hurry only the player covers it. */
export const climbWaits = ({ phase, timed, leftMs }: Climb): number =>
  phase === 'showing' && !timed ? 0 : leftMs;

/** Level, points, and how long there is still to look. */
export function climbCounters({ level, score, phase, timed, leftMs }: Climb): readonly Counter[] {
  const left = phase === 'showing' ? `${secondsOf(leftMs + 999)} s` : '–';
  return [
    { label: 'Nivel', value: String(level) },
    { label: 'Puntos', value: score === 0 ? '–' : String(score) },
    ...(timed ? [{ label: 'Para mirar', value: left }] : []),
  ];
}

/** "3 aciertos": the levels that were passed. */
export function climbHits({ level }: { level: number }): string | undefined {
  const passed = level - 1;
  if (passed === 0) return undefined;
  return passed === 1 ? '1 acierto' : `${passed} aciertos`;
}

/** "Has llegado al nivel 4." */
export const levelReached = ({ level }: { level: number }): string =>
  level === 1 ? 'Has jugado el primer nivel.' : `Has llegado al nivel ${level}.`;
