import { math } from '@encina/games/math';
import { memoryCards } from '@encina/games/memory-cards';
import { puzzle } from '@encina/games/puzzle';
import { numberSequence } from '@encina/games/sequence';
import { sudoku } from '@encina/games/sudoku';
import { solve } from '@encina/games/testing/solve';
import { visualMemory } from '@encina/games/visual-memory';
import { expect, it } from 'vitest';
import { areaWords, GAMES } from './catalogue.ts';
import type { Said } from './game-kind.ts';
import { levelHits } from './level-games.ts';
import { remarkMath, tellMath } from './math/math-words.ts';
import { tellMemory } from './memory-cards/memory-words.ts';
import { clock, duration, points } from './points.ts';
import { tellPuzzle } from './puzzle/puzzle-words.ts';
import { tellSequence } from './sequence/sequence-words.ts';
import { remarkSudoku, tellSudoku } from './sudoku/sudoku-words.ts';
import { tellVisual } from './visual-memory/visual-words.ts';

const wordsOf = (said: Said | undefined): string | undefined =>
  typeof said === 'object' ? `${said.seen} ${said.heard}` : said;

/** Plays moves and gathers what is said. */
function heard<State, Move>(
  rules: { play: (state: State, move: Move) => State },
  tell: (state: State, before?: State) => Said | undefined,
  start: State,
  moves: readonly Move[],
): string[] {
  const said = [tell(start)];
  let state = start;
  for (const move of moves) {
    const next = rules.play(state, move);
    said.push(tell(next, state));
    state = next;
  }
  return said.map(wordsOf).filter((it) => it !== undefined);
}
const tick = (ms: number) => ({ kind: 'tick', ms }) as const;

it('a screen reader is told what cards show, and whether they match', () => {
  const start = memoryCards.setup({ timed: true }, 7);
  const [first] = start.cards;
  const same = start.cards.lastIndexOf(first ?? 0);
  const moves = [{ kind: 'flip', card: 0 } as const, { kind: 'flip', card: same } as const];
  const said = heard(memoryCards, tellMemory, start, [...moves, tick(1_000), tick(10)]);
  expect(said[1]).toMatch(/\. Busca su pareja\.$/);
  expect(said.slice(2)).toEqual([expect.stringMatching(/^¡Pareja de \S+s!$/), 'Quedan 7 parejas.']);
});

it('a screen reader is told what to remember of a sequence, and never while it is to be entered', () => {
  const start = { ...numberSequence.setup({ timed: true }, 1), sequence: [4, 7, 1] };
  const tell = tellSequence({ nameOf: String, look: 'Mira.', repeat: 'Ahora tú.' });
  const enter = (symbol: number) => ({ kind: 'enter', symbol }) as const;
  const moves = [tick(3_000), enter(4), enter(7), enter(1), tick(10)];
  expect(heard(numberSequence, tell, start, moves)).toEqual([
    'Nivel 1. Mira. Son 4, 7, 1.',
    'Ahora tú.',
    '4. Llevas 1 de 3.',
    '7. Llevas 2 de 3.',
    '¡Muy bien! Ahora, uno más.',
  ]);
  expect(heard(numberSequence, tell, start, [tick(3_000), enter(4), enter(5)]).at(-1)).toBe(
    'Has acertado 1 de 3. La serie era esta. 4, 7, 1.',
  );
  expect(heard(numberSequence, tell, start, [tick(3_000), enter(5)]).at(-1)).toBe(
    'La serie era esta. 4, 7, 1.',
  );
});

it('a screen reader is told the row and column of a place', () => {
  const start = { ...visualMemory.setup({ timed: false }, 1), targets: [0, 6, 15] };
  const choose = (cell: number) => ({ kind: 'choose', cell }) as const;
  const moves = [{ kind: 'seen' } as const, choose(0), choose(6), choose(14)];
  expect(heard(visualMemory, tellVisual, start, moves)).toEqual([
    'Nivel 1. Mira las 3 bellotas. Están en fila 1, columna 1; fila 2, columna 3; fila 4, columna 4.',
    'Ahora tú: toca las 3 casillas con bellota.',
    'Has tocado 1 casilla de 3.',
    'Has tocado 2 casillas de 3.',
    'Has encontrado 2 de 3. La otra está señalada.',
  ]);
});

it('a screen reader is told what was written in a sudoku, what is repeated, and that it is done', () => {
  const start = sudoku.setup({ level: 'easy', timed: true }, 3);
  const digits = solve('easy', start.given);
  const holes = [...start.given.keys()].filter((at) => start.given[at] === 0);
  const set = (cell: number, digit: number) => ({ kind: 'set', cell, digit }) as const;
  const right = holes.map((cell) => set(cell, digits[cell] ?? 0));
  expect(heard(sudoku, tellSudoku, start, right).at(-1)).toBe('¡Sudoku completo!');
  const [first = 0] = holes;
  const wrong = [...right.slice(1), set(first, ((digits[first] ?? 0) % 4) + 1)];
  expect(heard(sudoku, tellSudoku, start, wrong).at(-1)).toMatch(
    /^Está lleno\. El \d está repetido en la fila \d\.$/,
  );
  const emptied = heard(sudoku, tellSudoku, start, [set(first, 1), set(first, 0)]);
  expect(emptied.slice(1)).toEqual([
    expect.stringMatching(/^Fila \d, columna \d: 1\.$/),
    expect.stringMatching(/: vacía\.$/),
  ]);
});

it('a screen reader is told the box of a sudoku in which a digit stands twice, where rows and columns are right', () => {
  const cells = [1, 2, 3, 4, 2, 1, 4, 3, 3, 4, 1, 2, 4, 3, 2, 1];
  const given = [0, ...cells.slice(1)];
  const start = { level: 'easy', timed: true, given, cells: given, elapsedMs: 0 } as const;
  const full = [{ kind: 'set', cell: 0, digit: 1 } as const];
  expect(heard(sudoku, tellSudoku, start, full).at(-1)).toBe(
    'Está lleno. El 1 está repetido en el recuadro de arriba a la izquierda.',
  );
  const remark = remarkSudoku({ ...start, cells }, start);
  expect(remark).toEqual({ words: 'El 1 se repite', glad: false });
});

it('a row of a sudoku is praised when it becomes whole', () => {
  const start = sudoku.setup({ level: 'easy', timed: true }, 3);
  const digits = solve('easy', start.given);
  const holes = [...start.given.keys()].filter((at) => start.given[at] === 0);
  const praised = holes.map((last) => {
    const almost = { ...start, cells: digits.map((it, at) => (at === last || at === 15 ? 0 : it)) };
    const cells = almost.cells.map((it, at) => (at === last ? (digits[at] ?? 0) : it));
    return remarkSudoku({ ...almost, cells }, almost)?.words;
  });
  expect(praised).toContain('¡Fila completa!');
});

it('the games say nothing of the clinic and nothing of a failure', () => {
  const areas = GAMES.flatMap(({ areas: all }) => all.map(areaWords));
  expect(new Set(areas)).toEqual(
    new Set(['memoria', 'atención', 'cálculo', 'razonamiento', 'vista y espacio']),
  );
  expect([levelHits({ level: 1 }), levelHits({ level: 2 }), levelHits({ level: 4 })]).toEqual([
    undefined,
    '1 acierto',
    '3 aciertos',
  ]);
});

it('a screen reader is told where a tile went', () => {
  const tiles = [1, 2, 3, 4, 5, 6, 7, 0, 8];
  const start = { ...puzzle.setup({ level: 'easy', timed: true }, 1), tiles };
  expect(heard(puzzle, tellPuzzle, start, [{ kind: 'slide', place: 8 }]).at(-1)).toBe(
    'El 8 pasa a la fila 3, columna 2.',
  );
});

it('a screen reader is told the result of a sum, and praised only for a right answer', () => {
  const question = { left: 7, operator: '+', right: 5, options: [12, 13, 2, 11] } as const;
  const setup = math.setup({ level: 'easy', timed: false }, 1);
  const start = { ...setup, questions: [question, question] };
  const answer = (option: number) => ({ kind: 'answer', option }) as const;
  const said = heard(math, tellMath, start, [answer(12), answer(13)]);
  expect(said.slice(1)).toEqual(['¡Bien! 7 + 5 = 12.', '7 + 5 = 12.']);
  const [right, wrong] = [
    { ...start, answers: [12] },
    { ...start, answers: [12, 13] },
  ];
  expect(remarkMath(right, start)).toEqual({ words: '¡Bien!', glad: true });
  expect(remarkMath(wrong, right)).toEqual({ words: '7 + 5 = 12', glad: false });
});

it('points and times are written as people say them', () => {
  expect([points(1), points(0), points(1320)]).toEqual(['1 punto', '0 puntos', '1320 puntos']);
  expect([clock(72), clock(5), clock(600)]).toEqual(['1:12', '0:05', '10:00']);
  expect([duration(1), duration(60), duration(125)]).toEqual([
    '1 segundo',
    '1 minuto',
    '2 minutos y 5 segundos',
  ]);
});
