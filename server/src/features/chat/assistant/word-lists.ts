import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const linesOf = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, '../words', file), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'));
export const textOf = (file: string): string => linesOf(file).join('\n');
const filled = (file: string): string[] => linesOf(file).filter((line) => line.trim() !== '');

export const JOKES: readonly string[] = filled('jokes.txt');

export interface Saying {
  readonly text: string;
  /** Month that it is about, 1 to 12. */
  readonly month: number | undefined;
}

export const SAYINGS: readonly Saying[] = filled('sayings.txt').map((line) => {
  const [, month, text = line] = /^(\d+): (.+)$/.exec(line) ?? [];
  return { text, month: month ? Number(month) : undefined };
});

export interface Riddle {
  readonly text: string;
  readonly solution: string;
  /** Any of these in the answer makes it right. */
  readonly words: readonly string[];
}

export const RIDDLES: readonly Riddle[] = filled('riddles.txt').map((line) => {
  const [text = '', solved = ''] = line.split(' = ');
  const [solution = '', ...words] = solved.split(',').map((it) => it.trim());
  return { text, solution, words };
});

export interface Poem {
  readonly title: string;
  readonly verses: string;
}

export const POEMS: readonly Poem[] = linesOf('poems.txt')
  .join('\n')
  .split(/^\[/m)
  .slice(1)
  .map((part) => {
    const [title = '', verses = ''] = part.split(']\n');
    return { title, verses: verses.trim() };
  });

const SAINTS = new Map(filled('saints.txt').map((line) => [line.slice(0, 5), line.slice(6)]));

export const saintOf = (day: Temporal.PlainDate): string =>
  SAINTS.get(day.toString().slice(5)) ?? '';
