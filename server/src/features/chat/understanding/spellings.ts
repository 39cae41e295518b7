import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sound } from './spelling.ts';
import { plain } from './words.ts';

export const FILE = join(import.meta.dirname, 'spellings.txt');

interface Known {
  /** How what sounds so is most often written. */
  readonly rightOf: ReadonlyMap<string, string>;
  /** What is a word as it stands, without accents. */
  readonly words: ReadonlySet<string>;
}

function read(): Known {
  const rightOf = new Map<string, string>();
  const words = new Set<string>();
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    const [right, ...others] = line.split(' ');
    if (!right) continue;
    const bare = plain(right);
    rightOf.set(sound(bare), right);
    for (const word of [bare, ...others]) words.add(word);
  }
  return { rightOf, words };
}

let known: Known | undefined;
const all = (): Known => {
  known ??= read();
  return known;
};

/** All of them, as they are written. */
export const mostUsedFirst = () =>
  [...all().rightOf.values()].map((right, rank) => ({ right, rank }));

/** Whether it is one of the words that are used here, or sounds like one and is a word too: "valla". Without accents. */
export const isSpeltRight = (word: string): boolean => all().words.has(word);

/** The word that sounds like it, as it is written; undefined where none is used here. */
export const rightSpelling = (word: string): string | undefined => all().rightOf.get(sound(word));
