import { type Puzzle, type PuzzleMove, puzzle } from '@encina/games/puzzle';
import { useState } from 'react';
import { Switch } from '../../../ui/switch.tsx';
import { Board, type Cell } from '../components/board.tsx';
import type { BoardProps } from '../game-kind.ts';
import { PhotoTile } from './photo-tile.tsx';

/** Tiles and one hole; a tile beside the hole slides into it. With a photo each tile is a piece of it. */
export function PuzzleBoard({ state, play, picture }: BoardProps<Puzzle, PuzzleMove>) {
  const { side, tiles } = state;
  const [missing, setMissing] = useState(false);
  const [numbered, setNumbered] = useState(false);
  const photo = missing ? undefined : picture;
  const look: Look = {
    photo,
    numbered: numbered || !photo,
    onMissing: () => setMissing(true),
    isWhole: puzzle.outcome(state) !== undefined,
  };
  return (
    <div className="field">
      <div className="field-room">
        <Board
          key={`${look.photo} ${look.numbered}`}
          label={`Piezas, ${side} filas de ${side}`}
          columns={side}
          cells={tiles.map((tile, place) => cellOf(state, tile, place, look))}
          onPress={(place) => play({ kind: 'slide', place })}
          className="field-square gap-2 rounded-2xl bg-sand p-2 sm:p-3"
          cellClassName="grid min-w-0 place-items-center overflow-hidden rounded-xl"
        />
      </div>
      {photo && (
        <div data-stage className="field-keys">
          <Switch label="Ver los números" checked={numbered} onChange={setNumbered} />
        </div>
      )}
    </div>
  );
}

interface Look {
  readonly photo: string | undefined;
  readonly numbered: boolean;
  readonly onMissing: () => void;
  readonly isWhole: boolean;
}

function cellOf(state: Puzzle, tile: number, place: number, look: Look): Cell {
  const { photo, numbered, onMissing, isWhole } = look;
  const { side } = state;
  if (tile === 0) {
    const last = side ** 2;
    const hole = { off: true, className: 'border-2 border-dashed border-edge' };
    if (!photo || !isWhole) return { ...hole, name: 'Hueco' };
    // What was missing comes at the end, and the photo is whole.
    const face = <PhotoTile photo={photo} at={last - 1} side={side} onMissing={onMissing} />;
    return { ...hole, name: `Pieza ${last}`, face };
  }
  const moves = puzzle.legal(state, { kind: 'slide', place });
  const size = side === 5 ? 'text-2xl' : 'text-4xl low:text-2xl';
  return {
    name: moves ? `Pieza ${tile}, se puede mover` : `Pieza ${tile}`,
    off: !moves,
    className: `ledge ledge-fill bg-fill font-bold text-on-fill ${size}`,
    face: (
      <span key={tile} className="tile-in absolute inset-0 grid place-items-center">
        {photo && <PhotoTile photo={photo} at={tile - 1} side={side} onMissing={onMissing} />}
        {numbered && <span className={photo ? 'tile-number' : ''}>{tile}</span>}
      </span>
    ),
  };
}
