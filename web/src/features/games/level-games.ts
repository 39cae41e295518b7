import { secondsOf } from '@encina/games/constants';
import type { Sequence } from '@encina/games/sequence';
import type { Counter } from './game-kind.ts';

/** What the three games of levels have in common. */
type Levelled = Pick<Sequence, 'level' | 'score' | 'phase' | 'timed' | 'leftMs'>;

/** Until what is shown is covered, or the next level begins, in ms; without hurry only the player covers it. */
export const levelWaits = ({ phase, timed, leftMs }: Levelled): number =>
  phase === 'showing' && !timed ? 0 : leftMs;

/** Level, points, and how long there is still to look. */
export function levelCounters({
  level,
  score,
  phase,
  timed,
  leftMs,
}: Levelled): readonly Counter[] {
  const left = phase === 'showing' ? `${secondsOf(leftMs + 999)} s` : '–';
  return [
    { label: 'Nivel', value: String(level) },
    { label: 'Puntos', value: score === 0 ? '–' : String(score) },
    ...(timed ? [{ label: 'Para mirar', value: left }] : []),
  ];
}

/** "3 aciertos": the levels that were passed. */
export function levelHits({ level }: { level: number }): string | undefined {
  const passed = level - 1;
  if (passed === 0) return undefined;
  return passed === 1 ? '1 acierto' : `${passed} aciertos`;
}

/** "Has llegado al nivel 4." */
export const levelReached = ({ level }: { level: number }): string =>
  level === 1 ? 'Has jugado el primer nivel.' : `Has llegado al nivel ${level}.`;
