import type { VisualMemory, VisualMemoryMove } from '@encina/games/visual-memory';
import { Check } from 'lucide-react';
import { Board, type Cell } from '../components/board.tsx';
import { SeenButton } from '../components/seen-button.tsx';
import type { BoardProps } from '../game-kind.ts';
import { Acorn } from './acorn.tsx';
import { placeName } from './visual-words.ts';

/** Sixteen places; some hide an acorn. */
export function VisualBoard({ state, play }: BoardProps<VisualMemory, VisualMemoryMove>) {
  const { phase, timed } = state;
  return (
    <div className="mx-auto grid w-full max-w-[max(18rem,min(32rem,calc(100dvh-9rem)))] gap-4">
      {!timed && <SeenButton shown={phase === 'showing'} onSeen={() => play({ kind: 'seen' })} />}
      <Board
        label="Casillas, 4 filas de 4"
        columns={4}
        cells={Array.from({ length: 16 }, (_, cell) => cellOf(state, cell))}
        onPress={(cell) => play({ kind: 'choose', cell })}
        className="gap-2 sm:gap-3"
        cellClassName="grid aspect-square min-w-0 place-items-center rounded-xl border-2"
      />
    </div>
  );
}

function cellOf({ phase, targets, chosen }: VisualMemory, cell: number): Cell {
  const name = placeName(cell);
  const isTarget = targets.includes(cell);
  const isChosen = chosen.includes(cell);
  if (phase === 'showing') {
    return {
      name: `${name}: ${isTarget ? 'bellota' : 'vacía'}`,
      off: true,
      className: isTarget ? 'border-hue bg-fill text-on-fill' : 'border-edge bg-card',
      face: isTarget && <Acorn />,
    };
  }
  return {
    name,
    pressed: isChosen,
    off: phase !== 'input' || isChosen,
    className: isChosen ? 'border-hue bg-fill text-on-fill' : 'border-sand-edge bg-sand ledge',
    face: isChosen && <Check aria-hidden className="size-[46%]" strokeWidth={3} />,
  };
}

/** Where the acorns were, and what was chosen. */
export function VisualReview({ state: { targets, chosen } }: { state: VisualMemory }) {
  return (
    <div className="grid w-full max-w-90 gap-3">
      <p className="font-semibold">Las bellotas estaban aquí</p>
      <ul className="grid grid-cols-4 gap-2">
        {Array.from({ length: 16 }, (_, cell) => {
          const isTarget = targets.includes(cell);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              key={cell}
              className={`grid aspect-square place-items-center rounded-lg border-2 ${isTarget ? 'border-hue bg-fill text-on-fill' : 'border-edge bg-card'}`}
            >
              <span className="only-heard">
                {placeName(cell)}: {isTarget ? 'bellota' : 'vacía'}
              </span>
              {isTarget && <Acorn />}
              {!isTarget && chosen.includes(cell) && <span className="text-base">Tú</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
