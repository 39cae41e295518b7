import { SUDOKU } from '@encina/games/constants';
import { type Sudoku, type SudokuMove, type SudokuOutcome, sudoku } from '@encina/games/sudoku';
import type { GameParams } from '../../../lib/views.ts';
import { gameOf } from '../catalogue.ts';
import { GameScreen } from '../components/game-screen.tsx';
import type { GameKind } from '../game-kind.ts';
import { levelsOf } from '../levels.ts';
import { duration, timeCounter } from '../points.ts';
import { SudokuBoard } from '../sudoku/sudoku-board.tsx';
import { SudokuExample } from '../sudoku/sudoku-example.tsx';
import { remarkSudoku, tellSudoku } from '../sudoku/sudoku-words.ts';

const kind: GameKind<Sudoku, SudokuMove, SudokuOutcome> = {
  game: gameOf('sudoku'),
  rules: sudoku,
  tell: tellSudoku,
  remark: remarkSudoku,
  counters: ({ cells, ...round }) => [
    ...timeCounter(round),
    { label: 'Faltan', value: String(cells.filter((digit) => digit === 0).length) },
  ],
  levels: levelsOf({ easy: '4 por 4', medium: '6 por 6', hard: '9 por 9' }),
  how: 'Llena las casillas vacías. Ningún número se repite en una fila, ni en una columna, ni en un recuadro. Los números en negrita no se cambian.',
  Example: SudokuExample,
  Board: SudokuBoard,
  reached: ({ timeSeconds }, { timed, level }) => {
    const { side } = SUDOKU[level];
    const done = `Has completado el sudoku de ${side} por ${side}`;
    return timed ? `${done} en ${duration(timeSeconds)}.` : `${done}.`;
  },
};

/** "Sudoku": four by four, six by six or nine by nine. */
export function SudokuGame(params: GameParams) {
  return <GameScreen kind={kind} {...params} />;
}
