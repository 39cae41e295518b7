import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf } from './hashing.ts';
import { sound } from './spelling.ts';

export const FILE = join(import.meta.dirname, 'spanish-words.bin');
/** Bits, a power of two: of a word that is none, one in fifty is taken for one. */
const BITS = 1 << 22;
const SALTS = ['a', 'b', 'c', 'd', 'e'] as const;

const placesOf = (word: string): number[] =>
  SALTS.map((salt) => placeOf(`${salt}${sound(word)}`, BITS));

/** A Bloom filter: whether a word may be among so many, in a hundredth of their size. */
export function filterOf(words: Iterable<string>): Uint8Array {
  const filter = new Uint8Array(BITS / 8);
  for (const word of words) {
    for (const place of placesOf(word))
      filter[place >> 3] = (filter[place >> 3] ?? 0) | (1 << (place & 7));
  }
  return filter;
}

let known: Uint8Array | undefined;

/** Whether it sounds like a word of Spanish: "pastiya" does. In small letters without accents. */
export function isSpanish(word: string): boolean {
  known ??= readFileSync(FILE);
  const filter = known;
  return placesOf(word).every((place) => ((filter[place >> 3] ?? 0) & (1 << (place & 7))) !== 0);
}
