import { SUDOKU } from '@encina/games/constants';
import { repeatedCells, type Sudoku, type SudokuMove } from '@encina/games/sudoku';
import { useId, useState } from 'react';
import { Board, type Cell, stepped } from '../components/board.tsx';
import type { BoardProps } from '../game-kind.ts';
import { DigitKeys } from './digit-keys.tsx';
import { MoveKeys } from './move-keys.tsx';
import { cellPlace, isFull } from './sudoku-words.ts';

/** The grid, and beside or under it the digits to fill it with. Only what was empty at the beginning can be chosen. */
export function SudokuBoard({ state, play }: BoardProps<Sudoku, SudokuMove>) {
  const { level, given, cells } = state;
  const { side } = SUDOKU[level];
  const [chosen, setChosen] = useState(() => given.indexOf(0));
  const moveKeys = useId();
  const set = (cell: number, digit: number) => {
    if (given[cell] === 0) play({ kind: 'set', cell, digit });
  };
  const choose = (cell: number) => given[cell] === 0 && setChosen(cell);
  const byKey = (key: string, cell: number) => {
    const digit = ['Backspace', 'Delete'].includes(key) ? 0 : Number(key);
    if (!(digit >= 0 && digit <= side) || key === ' ') return false;
    set(cell, digit);
    return true;
  };
  const isSmall = side > 4;
  return (
    <div className="field field-beside">
      <div className="field-room">
        <Board
          label={`Sudoku de ${side} por ${side}`}
          columns={side}
          cells={cellsOf(state, chosen)}
          onPress={choose}
          onMove={choose}
          onKey={byKey}
          {...(isSmall ? { equivalent: moveKeys } : {})}
          className={`field-square p-1 text-[max(16px,4vmin)] ${side === 9 ? 'ruled-small' : 'ruled'}`}
          cellClassName={`ruled-cell grid min-w-0 place-items-center leading-none tabular-nums ${SIZES[level]}`}
        />
      </div>
      <div data-stage className="field-keys-beside grid gap-2.5">
        {isSmall && (
          <MoveKeys
            id={moveKeys}
            onMove={(key) => setChosen(nextEmpty(key, chosen, given, side))}
          />
        )}
        <DigitKeys
          side={side}
          chosen={cellPlace(state, chosen)}
          value={cells[chosen] ?? 0}
          onDigit={(digit) => set(chosen, digit)}
        />
      </div>
    </div>
  );
}

/** Of the board's side: a digit is as big as its cell has room for. */
const SIZES = {
  easy: 'text-[11cqmin]',
  medium: 'text-[8.5cqmin]',
  hard: 'text-[max(16px,6cqmin)]',
} as const;

/** The next cell in that direction that can be filled in; the same where there is none. */
function nextEmpty(key: string, from: number, given: readonly number[], side: number): number {
  let at = from;
  for (;;) {
    const to = stepped(key, at, side, given.length);
    if (to === at) return from;
    if (given[to] === 0) return to;
    at = to;
  }
}

function cellsOf(state: Sudoku, chosen: number): readonly Cell[] {
  const full = isFull(state);
  const repeated = full ? repeatedCells(state) : [];
  const isOver = full && repeated.length === 0;
  return state.cells.map((digit, at) => {
    const isGiven = state.given[at] !== 0;
    const isRepeated = repeated.includes(at);
    const isChosen = at === chosen && !isOver;
    const said = digit === 0 ? 'vacía' : String(digit);
    return {
      name: `${cellPlace(state, at)}: ${said}${isGiven ? ', fija' : ''}${isRepeated ? ', repetido' : ''}`,
      off: isGiven || isOver,
      pressed: isChosen,
      face: digit === 0 ? undefined : <span>{digit}</span>,
      className: [
        isGiven ? 'bg-sand font-bold' : 'bg-card text-hue',
        isChosen ? 'ruled-chosen' : '',
        isRepeated ? 'underline decoration-wavy decoration-2 underline-offset-4' : '',
        edgesOf(state, at),
      ].join(' '),
    };
  });
}

/** On which sides of a cell its box ends. */
function edgesOf({ level }: Sudoku, cell: number): string {
  const { side, boxHeight } = SUDOKU[level];
  const boxWidth = side / boxHeight;
  const [row, column] = [Math.floor(cell / side), cell % side];
  return [
    row % boxHeight === 0 ? 'box-top' : '',
    column % boxWidth === 0 ? 'box-left' : '',
    row === side - 1 ? 'box-bottom' : '',
    column === side - 1 ? 'box-right' : '',
  ].join(' ');
}
