import { MATH, secondsOf } from '@encina/games/constants';
import { type MathMove, type MathOutcome, type MathRound, math } from '@encina/games/math';
import type { GameParams } from '../../../lib/views.ts';
import { gameOf } from '../catalogue.ts';
import { GameScreen } from '../components/game-screen.tsx';
import type { GameKind } from '../game-kind.ts';
import { levelsOf } from '../levels.ts';
import { MathBoard, MathExample, MathReview } from '../math/math-board.tsx';
import { tellMath } from '../math/math-words.ts';

const kind: GameKind<MathRound, MathMove, MathOutcome> = {
  game: gameOf('math'),
  rules: math,
  waits: ({ timed, leftMs }) => (timed ? leftMs % 1_000 || 1_000 : 0),
  tell: tellMath,
  counters: ({ timed, leftMs, answers }) => [
    {
      label: 'Pregunta',
      value: `${Math.min(answers.length + 1, MATH.questions)} de ${MATH.questions}`,
    },
    ...(timed ? [{ label: 'Quedan', value: `${secondsOf(leftMs + 999)} s` }] : []),
  ],
  levels: levelsOf({
    easy: 'sumas y restas',
    medium: 'con multiplicaciones',
    hard: 'con divisiones',
  }),
  how: 'Son diez cuentas. Toca el resultado de cada una entre cuatro números. Con el tiempo de siempre tienes treinta segundos.',
  Example: MathExample,
  Board: MathBoard,
  Review: MathReview,
  reached: ({ right }) => {
    if (right === 0) return 'Esta vez no ha salido ninguna. Prueba sin prisa.';
    return right === 1 ? 'Has acertado una cuenta.' : `Has acertado ${right} cuentas de diez.`;
  },
};

/** "Juegos de matemáticas": ten sums. */
export function MathGame(params: GameParams) {
  return <GameScreen kind={kind} {...params} />;
}
