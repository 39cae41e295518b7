import { villageWords } from '../understanding/village-speech.ts';
import { kindOfWord } from './word-kinds.ts';

/** Places that features fall into; two that share one are rare enough. */
export const PLACES = 1 << 18;
/** Words between two that still make a pair. */
const REACH = 4;
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;
/** Letters of a word that make a pair: what was said of "caerse" holds for "caído". */
const STEM = 5;
/** How much the pieces of words count beside the words. */
const PIECES = 0.8;

/** What a message is made of, as places in a table and how much each counts. */
export interface Features {
  readonly places: Uint32Array;
  readonly amounts: Float64Array;
}

/** Words, pairs of words that stand near each other, pairs of kinds, and pieces of three to five letters. */
export function featuresOf(text: string): Features {
  const words = villageWords(text);
  const whole = new Set(wholeParts(words).map((part) => placeOf(`w${part}`)));
  const pieces = new Set(piecesOf(` ${words.join(' ')} `).map((part) => placeOf(`p${part}`)));
  const places = [...whole, ...pieces];
  const amounts = [
    ...new Array<number>(whole.size).fill(lengthened(whole.size)),
    ...new Array<number>(pieces.size).fill(lengthened(pieces.size) * PIECES),
  ];
  return { places: Uint32Array.from(places), amounts: Float64Array.from(amounts) };
}

/** Between counting each part fully and sharing one among all: a danger late in a long story must still count. */
const lengthened = (size: number): number => size ** -0.4;

const isKind = (part: string): boolean => part.startsWith('<');

function wholeParts(words: readonly string[]): string[] {
  const kinds = words.map(kindOfWord).map((it) => (isKind(it) ? it : it.slice(0, STEM)));
  const parts = [`^ ${kinds[0] ?? ''}`, ...words, ...kinds];
  for (const [i, kind] of kinds.entries()) {
    for (let next = i + 1; next <= i + REACH && next < kinds.length; next++) {
      parts.push(next === i + 1 ? `${kind} ${kinds[next]}` : `${kind} .. ${kinds[next]}`);
    }
    if (i > 0) parts.push(`${words[i - 1]}_${words[i]}`);
    if (i > 1) parts.push(`${kinds[i - 2]}_${kinds[i - 1]}_${kind}`);
  }
  return [...parts, ...pairsOf([...new Set(kinds.filter(isKind))].toSorted())];
}

/** Kinds that meet in one message, in whatever order and however far apart. */
const pairsOf = (kinds: readonly string[]): string[] =>
  kinds.flatMap((kind, i) => kinds.slice(i + 1).map((other) => `${kind}&${other}`));

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++) {
    for (let i = 0; i + length <= text.length; i++) pieces.push(text.slice(i, i + length));
  }
  return pieces;
}

/** FNV-1a. */
function placeOf(part: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < part.length; i++) {
    hash = Math.imul(hash ^ part.charCodeAt(i), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}
