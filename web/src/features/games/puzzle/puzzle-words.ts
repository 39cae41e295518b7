import type { Puzzle } from '@encina/games/puzzle';

/** What is said of a tile that slid. */
export function tellPuzzle({ tiles, side }: Puzzle, before?: Puzzle): string | undefined {
  if (!before) return 'Toca una pieza junto al hueco para moverla.';
  if (tiles === before.tiles) return undefined;
  const place = before.tiles.indexOf(0);
  const [row, column] = [Math.floor(place / side) + 1, (place % side) + 1];
  return `El ${tiles[place]} pasa a la fila ${row}, columna ${column}.`;
}
