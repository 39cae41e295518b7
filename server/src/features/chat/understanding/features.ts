import { type Features, piecesOf, placeOf } from './hashing.ts';
import { villageWords } from './village-speech.ts';

/** Places that features fall into. */
export const PLACES = 1 << 16;
const SHORTEST_PIECE = 2;
const LONGEST_PIECE = 5;
/** How much each sort of part counts beside the words. */
const PIECES = 1;
const PAIRS = 0.8;
/** Letters that stand for a word in pairs with others: its ending matters less there. */
const STEM = 5;

/** Words, pairs of neighbours and of near ones, and pieces of two to five letters. */
export function featuresOf(text: string): Features {
  const words = villageWords(text);
  const stems = words.map((word) => word.slice(0, STEM));
  const row = ['^', ...stems, '$'];
  const single = new Set([
    ...words.map((it) => `w${it}`),
    ...stems.map((it) => `s${it}`),
    `n${Math.min(words.length, 8)}`,
  ]);
  const pairs = new Set(
    row
      .slice(1)
      .flatMap((stem, i) => [`${row[i]}_${stem}`, ...(i > 0 ? [`${row[i - 1]}..${stem}`] : [])]),
  );
  const pieces = new Set(piecesOf(` ${words.join(' ')} `, SHORTEST_PIECE, LONGEST_PIECE));
  const found = new Map<number, number>();
  for (const [parts, worth] of [
    [single, 1],
    [pairs, PAIRS],
    [pieces, PIECES],
  ] as const) {
    const each = worth * parts.size ** -0.5;
    for (const part of parts) {
      const place = placeOf(part, PLACES);
      found.set(place, (found.get(place) ?? 0) + each);
    }
  }
  return { places: Uint32Array.from(found.keys()), amounts: Float64Array.from(found.values()) };
}
