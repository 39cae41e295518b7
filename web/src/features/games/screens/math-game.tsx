import { MATH, secondsOf } from '@encina/games/constants';
import { type MathMove, type MathOutcome, type MathRound, math } from '@encina/games/math';
import type { GameParams } from '../../../lib/views.ts';
import { gameOf } from '../catalogue.ts';
import { GameScreen } from '../components/game-screen.tsx';
import type { GameKind } from '../game-kind.ts';
import { levelsOf } from '../levels.ts';
import { MathBoard, MathExample } from '../math/math-board.tsx';
import { remarkMath, tellMath } from '../math/math-words.ts';

const kind: GameKind<MathRound, MathMove, MathOutcome> = {
  game: gameOf('math'),
  rules: math,
  waits: ({ timed, leftMs }) => (timed ? leftMs % 1_000 || 1_000 : 0),
  tell: tellMath,
  remark: remarkMath,
  movesOn: true,
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
  how: 'Son diez cuentas. Toca el resultado de cada una entre cuatro números. Si juegas con reloj, tienes treinta segundos.',
  Example: MathExample,
  Board: MathBoard,
  hits: ({ right }) => {
    if (right === 0) return undefined;
    return right === 1 ? '1 acierto' : `${right} aciertos`;
  },
  reached: ({ right }, { answers }) => {
    if (right === 0) return 'Ahí tienes los resultados. «Sin prisa» no tiene reloj.';
    return answers.length === MATH.questions
      ? 'Has hecho las diez cuentas.'
      : `Has hecho ${answers.length} de las diez cuentas.`;
  },
};

/** "Juegos de matemáticas": ten sums. */
export function MathGame(params: GameParams) {
  return <GameScreen kind={kind} {...params} />;
}
