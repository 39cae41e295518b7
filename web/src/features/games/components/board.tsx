import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

export interface Cell {
  /** What it is, for who listens: "Carta 3, boca abajo". */
  readonly name: string;
  readonly face?: ReactNode;
  readonly className?: string;
  /** It is there, and takes no press now. */
  readonly off?: boolean;
  readonly pressed?: boolean;
}

export interface BoardProps {
  label: string;
  columns: number;
  cells: readonly Cell[];
  onPress: (at: number) => void;
  /** Another key than the arrows; true where it was of use. */
  onKey?: (key: string, at: number) => boolean;
  /** The cell that was moved to. */
  onMove?: (at: number) => void;
  className?: string;
  cellClassName?: string;
  /** Cells that belong together, with more air around them: width and height in cells. */
  box?: { readonly width: number; readonly height: number };
  /** Id of the keys that do the same, where the cells are smaller than a finger. */
  equivalent?: string;
}

/** Where an arrow leads, from a cell of a board that is read row by row. */
export function stepped(key: string, at: number, columns: number, count: number): number {
  const column = at % columns;
  const to = {
    ArrowLeft: column > 0 ? at - 1 : at,
    ArrowRight: column < columns - 1 ? at + 1 : at,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: at - column,
    End: at - column + columns - 1,
  }[key];
  return to !== undefined && to >= 0 && to < count ? to : at;
}

/** Cells as buttons with names: one stop of the tab key, arrows between them. */
export function Board({
  label,
  columns,
  cells,
  onPress,
  onKey,
  onMove,
  className = '',
  cellClassName = '',
  box = { width: columns, height: cells.length },
  equivalent,
}: BoardProps) {
  const [at, setAt] = useState(0);
  const board = useRef<HTMLDivElement>(null);
  const here = Math.min(at, cells.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepped(event.key, here, columns, cells.length);
    if (to !== here) {
      board.current?.querySelectorAll('button')[to]?.focus();
      onMove?.(to);
    } else if (!onKey?.(event.key, here) && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      role="group"
      aria-label={label}
      ref={board}
      data-equivalent={equivalent}
      onKeyDown={onKeyDown}
      className={`grid ${className}`}
      style={{ gridTemplateColumns: template(columns, box.width) }}
    >
      {cells.map(({ name, face, className: look = '', off = false, pressed }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={index}
          type="button"
          aria-label={name}
          aria-disabled={off}
          aria-pressed={pressed}
          tabIndex={index === here ? 0 : -1}
          onFocus={() => setAt(index)}
          onClick={() => !off && onPress(index)}
          className={`relative ${cellClassName} ${look}`}
          style={placeOf(index, columns, box)}
        >
          {face}
        </button>
      ))}
    </div>
  );
}

/** Between two boxes lies a track of no width: there the gap is double. */
const template = (columns: number, width: number): string =>
  Array.from({ length: columns / width }, () => `repeat(${width}, minmax(0, 1fr))`).join(' 0px ');

function placeOf(at: number, columns: number, box: { width: number; height: number }) {
  const [row, column] = [Math.floor(at / columns), at % columns];
  return {
    gridColumnStart: column + Math.floor(column / box.width) + 1,
    gridRowStart: row + Math.floor(row / box.height) + 1,
  };
}
