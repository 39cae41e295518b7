import { SUDOKU } from '@encina/games/constants';
import { repeatedCells, type Sudoku, type SudokuMove } from '@encina/games/sudoku';
import { useId, useState } from 'react';
import { Board, type Cell, stepped } from '../components/board.tsx';
import type { BoardProps } from '../game-kind.ts';
import { DigitKeys } from './digit-keys.tsx';
import { MoveKeys } from './move-keys.tsx';
import { cellPlace, isFull } from './sudoku-words.ts';

/** The grid, and the digits to fill it with. Only what was empty at the beginning can be chosen. */
export function SudokuBoard({ state, play }: BoardProps<Sudoku, SudokuMove>) {
  const { level, given, cells } = state;
  const { side, boxHeight } = SUDOKU[level];
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
  const isSmall = side === 9;
  return (
    <div className="mx-auto grid w-full max-w-[max(18rem,min(38rem,calc(100dvh-17rem)))] gap-5">
      <Board
        label={`Sudoku de ${side} por ${side}`}
        columns={side}
        box={{ width: side / boxHeight, height: boxHeight }}
        cells={cellsOf(state, chosen)}
        onPress={choose}
        onMove={choose}
        onKey={byKey}
        {...(isSmall ? { equivalent: moveKeys } : {})}
        className={isSmall ? 'gap-[3px] sm:gap-2' : 'gap-2'}
        cellClassName={`grid aspect-square min-w-0 place-items-center border-2 leading-none tabular-nums ${isSmall ? 'rounded-sm text-lg sm:rounded-md sm:text-2xl' : 'rounded-md text-2xl sm:rounded-lg sm:text-4xl'}`}
      />
      {isSmall && (
        <MoveKeys id={moveKeys} onMove={(key) => setChosen(nextEmpty(key, chosen, given, side))} />
      )}
      <DigitKeys
        side={side}
        chosen={cellPlace(state, chosen)}
        value={cells[chosen] ?? 0}
        onDigit={(digit) => set(chosen, digit)}
      />
    </div>
  );
}

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
  const repeated = isFull(state) ? repeatedCells(state) : [];
  return state.cells.map((digit, at) => {
    const isGiven = state.given[at] !== 0;
    const isRepeated = repeated.includes(at);
    const said = digit === 0 ? 'vacía' : String(digit);
    return {
      name: `${cellPlace(state, at)}: ${said}${isGiven ? ', fija' : ''}${isRepeated ? ', repetido' : ''}`,
      off: isGiven,
      pressed: at === chosen,
      face: digit === 0 ? undefined : <span>{digit}</span>,
      className: [
        isGiven ? 'border-transparent bg-sand font-bold' : 'border-edge bg-card text-hue',
        at === chosen ? 'outline-4 -outline-offset-4 outline-focus' : '',
        isRepeated ? 'underline decoration-wavy decoration-2 underline-offset-4' : '',
      ].join(' '),
    };
  });
}
