import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sound } from '../understanding/spelling.ts';
import { wordsOf } from '../understanding/words.ts';

const FILE = join(import.meta.dirname, 'word-kinds.txt');

/** Where a word is of two kinds, the first of the file counts. */
const KIND_OF = new Map(
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [kind, words = ''] = line.split(': ');
      return wordsOf(words).map((word) => [sound(word), `<${kind}>`] as const);
    })
    .toReversed(),
);

/** The kind of a word, written as it sounds; the word itself where it is of none. */
export const kindOfWord = (word: string): string => KIND_OF.get(word) ?? word;
