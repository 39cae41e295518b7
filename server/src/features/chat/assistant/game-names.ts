import type { Score } from '@encina/contract/games';

export const GAME_NAMES: Readonly<Record<Score['gameType'], string>> = {
  'memory-cards': 'parejas de cartas',
  'number-sequence': 'secuencia de números',
  'pattern-memory': 'patrones de colores',
  'visual-memory': 'memoria visual',
  sudoku: 'sudoku',
  puzzle: 'el puzle deslizante',
  math: 'juegos de cálculo',
};
