import { type Puzzle, type PuzzleMove, type PuzzleOutcome, puzzle } from '@encina/games/puzzle';
import type { GameParams } from '../../../lib/views.ts';
import { gameOf } from '../catalogue.ts';
import { GameScreen } from '../components/game-screen.tsx';
import type { GameKind, Pictures } from '../game-kind.ts';
import { levelsOf } from '../levels.ts';
import { duration, timeCounter } from '../points.ts';
import { PuzzleBoard } from '../puzzle/puzzle-board.tsx';
import { PuzzleExample } from '../puzzle/puzzle-example.tsx';
import { remarkPuzzle, tellPuzzle } from '../puzzle/puzzle-words.ts';

const kind: GameKind<Puzzle, PuzzleMove, PuzzleOutcome> = {
  game: gameOf('puzzle'),
  rules: puzzle,
  tell: tellPuzzle,
  remark: remarkPuzzle,
  counters: ({ moves, ...round }) => [
    ...timeCounter(round),
    { label: 'Movimientos', value: String(moves) },
  ],
  levels: levelsOf({ easy: '3 por 3', medium: '4 por 4', hard: '5 por 5' }),
  how: 'Pon las piezas en orden, del uno en adelante, con el hueco al final. Toca una pieza que esté junto al hueco y pasará a él.',
  Example: PuzzleExample,
  Board: PuzzleBoard,
  reached: ({ timeSeconds }, { timed, moves }) => {
    const done = `Has ordenado las piezas en ${moves} ${moves === 1 ? 'movimiento' : 'movimientos'}`;
    return timed ? `${done} y ${duration(timeSeconds)}.` : `${done}.`;
  },
};

/** "Rompecabezas": tiles to slide into their order, numbered or pieces of a photo. */
export function PuzzleGame(params: GameParams & { pictures: Pictures }) {
  return <GameScreen kind={kind} {...params} />;
}
