import { type Puzzle, type PuzzleMove, puzzle } from '@encina/games/puzzle';
import { Board, type Cell } from '../components/board.tsx';
import type { BoardProps } from '../game-kind.ts';

/** Numbered tiles and one hole; a tile beside the hole slides into it. */
export function PuzzleBoard({ state, play }: BoardProps<Puzzle, PuzzleMove>) {
  const { side, tiles } = state;
  return (
    <div className="mx-auto w-full max-w-[max(18rem,min(34rem,calc(100dvh-9rem)))]">
      <Board
        label={`Piezas, ${side} filas de ${side}`}
        columns={side}
        cells={tiles.map((tile, place) => cellOf(state, tile, place))}
        onPress={(place) => play({ kind: 'slide', place })}
        className="gap-2 rounded-2xl bg-sand p-2 sm:p-3"
        cellClassName="grid aspect-square min-w-0 place-items-center rounded-xl"
      />
    </div>
  );
}

function cellOf(state: Puzzle, tile: number, place: number): Cell {
  if (tile === 0) {
    return { name: 'Hueco', off: true, className: 'border-2 border-dashed border-edge' };
  }
  const moves = puzzle.legal(state, { kind: 'slide', place });
  return {
    name: moves ? `Pieza ${tile}, se puede mover` : `Pieza ${tile}`,
    off: !moves,
    className: `ledge ledge-fill bg-fill text-on-fill ${state.side === 5 ? 'text-2xl' : 'text-4xl'} font-bold`,
    face: (
      <span key={tile} className="tile-in">
        {tile}
      </span>
    ),
  };
}
