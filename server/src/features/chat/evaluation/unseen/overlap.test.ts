import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { corpus } from '../../safety/learning/corpus.ts';
import { everySentence, isOwn, overlapWith } from './overlap.ts';

const CHAT = join(import.meta.dirname, '../..');
const TRAINED: ReadonlySet<string> = new Set(['.txt', '.tsv', '.csv', '.json', '.jsonl', '.ts']);

/** What answers, and what tests play with: nothing is understood by their texts. */
const NOT_LEARNT = ['assistant', 'model', 'testing'].map((folder) => join(CHAT, folder));

/** Files that something may learn from or was tuned to. */
const trainedFiles = (): readonly string[] =>
  readdirSync(CHAT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TRAINED.has(extname(entry.name)))
    .filter((entry) => !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => ![import.meta.dirname, ...NOT_LEARNT].some((path) => file.startsWith(path)));

/** What may be a sentence in a line of any format: all of it, what follows its first words, what stands between marks. */
const sentencesIn = (line: string): readonly string[] => [
  line,
  line.replace(/^\s*\S+\s+/, ''),
  line.replace(/^\s*\S+\s+\S+\s+/, ''),
  ...line.split(/[\t|"'`;{}[\]()]|=>|: |, /),
];

/** How many sentences of the evaluation stand in each file. */
const overlaps = (files: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    files
      .map((file) => {
        const lines = readFileSync(file, 'utf8').split('\n');
        return [relative(CHAT, file), overlapWith(lines.flatMap(sentencesIn))] as const;
      })
      .filter(([, count]) => count > 0),
  );

test('no sentence of the evaluation stands in what is trained on', () => {
  const files = trainedFiles();

  expect(files.length).toBeGreaterThan(10);
  expect(overlaps(files)).toEqual({});
});

test('no sentence of the evaluation is made by the grammar of dangers', () => {
  expect(overlapWith(corpus().map(({ text }) => text))).toBe(0);
});

test('a sentence that stands in what is trained on is counted, however it is written', () => {
  const [first = ''] = everySentence().filter(isOwn);
  const shouted = `¡${first.toUpperCase()}!`;

  expect(overlapWith(sentencesIn(`some.intent: ${shouted}`))).toBe(1);
  expect(overlapWith(sentencesIn(`some.intent\t${shouted}`))).toBe(1);
  expect(overlapWith(['hola', 'sí'])).toBe(0);
});
