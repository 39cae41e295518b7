import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a sentence is written, by the letter before it. */
const SPELLINGS = {
  p: 'plain',
  n: 'no accents',
  d: 'dialect',
  x: 'dropped letters',
  t: 'telegraphic',
  r: 'rambling',
  v: 'dictated',
} as const;
export type Spelling = (typeof SPELLINGS)[keyof typeof SPELLINGS];

/** A line of an evaluation file, and where it stands. */
export interface Line {
  readonly place: string;
  readonly section: string;
  readonly spelling: Spelling;
  readonly text: string;
}

/** A file of the evaluation that is not written as the README says. */
export const fault = (place: string, what: string): Error => new Error(`${place}: ${what}`);

const isLetter = (letter: string): letter is keyof typeof SPELLINGS => letter in SPELLINGS;

function lineOf(place: string, section: string, written: string): Line {
  const [letter = '', ...words] = written.split(' ');
  if (!isLetter(letter)) throw fault(place, `"${letter}" is no letter of a spelling`);
  const text = words.join(' ').trim();
  if (text === '') throw fault(place, 'nothing is said');
  return { place, section, spelling: SPELLINGS[letter], text };
}

/** The lines of a file, without remarks, each with the heading in brackets above it and its spelling. */
export function readLines(
  file: string,
  text = readFileSync(join(import.meta.dirname, file), 'utf8'),
) {
  const lines: Line[] = [];
  let section = '';
  for (const [index, written] of text.split('\n').entries()) {
    const trimmed = written.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    if (trimmed.startsWith('[')) section = trimmed;
    else lines.push(lineOf(`${file}:${index + 1}`, section, trimmed));
  }
  return lines;
}

/** The two sides of a mark, which a line has once. */
export function sides(place: string, text: string, mark: string): readonly [string, string] {
  const [left, right, ...more] = text.split(mark);
  if (left === undefined || right === undefined || more.length > 0)
    throw fault(place, `"${mark.trim()}" does not stand in it once`);
  return [left.trim(), right.trim()];
}
