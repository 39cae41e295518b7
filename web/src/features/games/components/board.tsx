import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import { usePress } from './use-press.ts';

export interface Cell {
  /** What it is, for who listens: "Carta 3, boca abajo". */
  readonly name: string;
  /** How it looks: it follows from the name and the rest, and is drawn again only when one of them changes. */
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

/** Cells as buttons with names: one stop of the tab key, arrows between them. All rows are equally high. */
export function Board({
  label,
  columns,
  cells,
  onPress,
  onKey,
  onMove,
  className = '',
  cellClassName = '',
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
  const indexOf = (target: EventTarget) => {
    const button = (target as Element).closest('button');
    return button ? [...(board.current?.children ?? [])].indexOf(button) : -1;
  };
  const press = usePress((button) => {
    const pressed = indexOf(button);
    if (pressed >= 0 && !cells[pressed]?.off) onPress(pressed);
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      role="group"
      aria-label={label}
      ref={board}
      data-stage
      data-equivalent={equivalent}
      onKeyDown={onKeyDown}
      onFocus={(event) => setAt(Math.max(0, indexOf(event.target)))}
      {...press}
      className={`grid auto-rows-fr ${className}`}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <BoardCell key={index} cell={cell} look={cellClassName} isHere={index === here} />
      ))}
    </div>
  );
}

interface BoardCellProps {
  cell: Cell;
  look: string;
  /** The one that the tab key stops at. */
  isHere: boolean;
}

const BoardCell = memo(
  ({ cell, look, isHere }: BoardCellProps) => (
    <button
      type="button"
      aria-label={cell.name}
      aria-disabled={cell.off ?? false}
      aria-pressed={cell.pressed}
      tabIndex={isHere ? 0 : -1}
      className={`board-cell relative ${look} ${cell.className ?? ''}`}
    >
      {cell.face}
    </button>
  ),
  ({ cell: a, ...before }, { cell: b, ...after }) =>
    a.name === b.name &&
    a.off === b.off &&
    a.pressed === b.pressed &&
    a.className === b.className &&
    before.isHere === after.isHere &&
    before.look === after.look,
);
