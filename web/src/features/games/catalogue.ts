import { AREAS, type Area } from '@encina/contract/areas';
import type { GameType } from '@encina/contract/games';
import type { Level } from '@encina/games/constants';
import {
  Blocks,
  Calculator,
  Eye,
  Grid3x3,
  LayoutGrid,
  ListOrdered,
  type LucideIcon,
  Palette,
} from 'lucide-react';

/** A game as the menus show it. Its screen is loaded when somebody goes there. */
export interface Game {
  readonly gameType: GameType;
  readonly view:
    | 'memory-game'
    | 'number-sequence-game'
    | 'pattern-memory-game'
    | 'visual-memory-game'
    | 'sudoku-game'
    | 'puzzle-game'
    | 'math-game';
  readonly category: 'memory' | 'other';
  readonly title: string;
  /** The specification's word for how hard it is. */
  readonly difficulty: 'Fácil' | 'Intermedio' | 'Avanzado' | 'Variable';
  /** "Ayer jugaste con …" */
  readonly playedWith: string;
  readonly Pictogram: LucideIcon;
  readonly areas: readonly [main: Area, ...others: Area[]];
  readonly minutes: number | Readonly<Record<Level, number>>;
}

const game = (gameType: GameType, rest: Omit<Game, 'gameType' | 'areas'>): Game => ({
  gameType,
  areas: AREAS[gameType],
  ...rest,
});

export const GAMES: readonly Game[] = [
  game('memory-cards', {
    view: 'memory-game',
    category: 'memory',
    title: 'Parejas de cartas',
    difficulty: 'Fácil',
    playedWith: 'cartas',
    Pictogram: LayoutGrid,
    minutes: 3,
  }),
  game('number-sequence', {
    view: 'number-sequence-game',
    category: 'memory',
    title: 'Secuencia de números',
    difficulty: 'Intermedio',
    playedWith: 'números',
    Pictogram: ListOrdered,
    minutes: 3,
  }),
  game('pattern-memory', {
    view: 'pattern-memory-game',
    category: 'memory',
    title: 'Patrones de colores',
    difficulty: 'Intermedio',
    playedWith: 'colores',
    Pictogram: Palette,
    minutes: 3,
  }),
  game('visual-memory', {
    view: 'visual-memory-game',
    category: 'memory',
    title: 'Memoria visual',
    difficulty: 'Avanzado',
    playedWith: 'casillas',
    Pictogram: Eye,
    minutes: 3,
  }),
  game('sudoku', {
    view: 'sudoku-game',
    category: 'other',
    title: 'Sudoku',
    difficulty: 'Variable',
    playedWith: 'sudokus',
    Pictogram: Grid3x3,
    minutes: { easy: 4, medium: 7, hard: 20 },
  }),
  game('puzzle', {
    view: 'puzzle-game',
    category: 'other',
    title: 'Rompecabezas',
    difficulty: 'Variable',
    playedWith: 'piezas',
    Pictogram: Blocks,
    minutes: { easy: 4, medium: 7, hard: 12 },
  }),
  game('math', {
    view: 'math-game',
    category: 'other',
    title: 'Juegos de matemáticas',
    difficulty: 'Variable',
    playedWith: 'cuentas',
    Pictogram: Calculator,
    minutes: { easy: 2, medium: 2, hard: 2 },
  }),
];

/** @throws RangeError for a game that there is not. */
export function gameOf(gameType: GameType): Game {
  const found = GAMES.find((it) => it.gameType === gameType);
  if (!found) throw new RangeError(`There is no game ${gameType}.`);
  return found;
}

/** An area as people say it. */
export const areaWords = (area: Area): string =>
  area === 'visoespacial' ? 'vista y espacio' : area;
