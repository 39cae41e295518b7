import { type Puzzle, puzzle } from '@encina/games/puzzle';
import type { Remark } from '../game-kind.ts';

/** What is said of a tile that slid. */
export function tellPuzzle({ tiles, side }: Puzzle, before?: Puzzle): string | undefined {
  if (!before) return 'Toca una pieza junto al hueco para moverla.';
  if (tiles === before.tiles) return undefined;
  const place = before.tiles.indexOf(0);
  const [row, column] = [Math.floor(place / side) + 1, (place % side) + 1];
  return `El ${tiles[place]} pasa a la fila ${row}, columna ${column}.`;
}

/** The last tile is praised: until then nobody knows whether a move was a good one. */
export function remarkPuzzle(state: Puzzle): Remark | undefined {
  return puzzle.outcome(state) ? { words: '¡Lo tienes!', glad: true } : undefined;
}
