import type { VisualMemory, VisualMemoryMove } from '@encina/games/visual-memory';
import { Board, type Cell } from '../components/board.tsx';
import { Hit } from '../components/hit.tsx';
import { SeenButton } from '../components/seen-button.tsx';
import type { BoardProps } from '../game-kind.ts';
import { Acorn } from './acorn.tsx';
import { placeName } from './visual-words.ts';

/** Sixteen places; some hide an acorn. The board stands where it stands, whatever happens on it. */
export function VisualBoard({ state, play, ready }: BoardProps<VisualMemory, VisualMemoryMove>) {
  const { phase, timed } = state;
  return (
    <div className="field">
      <div className="field-room">
        <Board
          label="Casillas, 4 filas de 4"
          columns={4}
          cells={Array.from({ length: 16 }, (_, cell) => cellOf(state, cell, ready))}
          onPress={(cell) => play({ kind: 'choose', cell })}
          className="field-square gap-2 sm:gap-3"
          cellClassName="grid min-w-0 place-items-center rounded-xl border-2"
        />
      </div>
      {!timed && <SeenButton shown={phase === 'showing'} onSeen={() => play({ kind: 'seen' })} />}
    </div>
  );
}

const FULL = 'border-hue bg-fill text-on-fill';
const EMPTY = 'border-edge bg-card text-ink';
const COVERED = 'border-sand-edge bg-sand ledge';

function cellOf(state: VisualMemory, cell: number, ready: boolean): Cell {
  const name = placeName(cell);
  const { phase, targets, chosen } = state;
  const isTarget = targets.includes(cell);
  const isChosen = chosen.includes(cell);
  if (!ready) return { name, off: true, className: COVERED };
  if (phase === 'showing') {
    return {
      name: `${name}: ${isTarget ? 'bellota' : 'vacía'}`,
      off: true,
      className: isTarget ? FULL : EMPTY,
      face: isTarget && <Acorn />,
    };
  }
  if (phase === 'input') {
    // An acorn that she puts down says where, and not yet whether it is right.
    return {
      name,
      pressed: isChosen,
      off: isChosen,
      className: isChosen ? FULL : COVERED,
      face: isChosen && <Acorn />,
    };
  }
  return judged(name, isTarget, isChosen);
}

/** After the last choice: what was right has a tick, what was not found shows its acorn. */
function judged(name: string, isTarget: boolean, isChosen: boolean): Cell {
  if (isTarget && isChosen) {
    const face = (
      <>
        <Acorn />
        <Hit />
      </>
    );
    return { name: `${name}: bellota, acertada`, off: true, className: FULL, face };
  }
  if (isTarget) {
    const className = 'border-dashed border-hue bg-ground text-hue';
    return { name: `${name}: aquí había bellota`, off: true, className, face: <Acorn /> };
  }
  if (isChosen) {
    const face = <span className="text-[max(0.82rem,16px)] font-semibold">Vacía</span>;
    return { name: `${name}: tocada, estaba vacía`, off: true, className: EMPTY, face };
  }
  return { name: `${name}: vacía`, off: true, className: EMPTY };
}
