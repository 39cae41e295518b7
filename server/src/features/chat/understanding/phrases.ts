import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Phrase {
  readonly intent: string;
  readonly text: string;
}

/** Phrases to learn from. What is held out for the evaluation lies in another folder, which nothing here opens. */
const INTENTS = join(import.meta.dirname, '../phrases');
const DANGERS = join(import.meta.dirname, '../safety/phrasings.txt');
const HARMLESS = join(import.meta.dirname, '../safety/harmless.txt');

export const learntPhrases = (): Phrase[] => [
  ...readdirSync(INTENTS)
    .toSorted()
    .flatMap((file) => readPhrases(join(INTENTS, file))),
  ...readPhrases(DANGERS).map(({ intent, text }) => ({ intent: `danger.${intent}`, text })),
  ...readPhrases(HARMLESS),
];

/** Reads `[intent]` headings with one phrase a line under them; `#` begins a comment. */
export function readPhrases(file: string, first = 'unknown'): Phrase[] {
  const phrases: Phrase[] = [];
  let intent = first;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const heading = /^\[(.+)\]$/.exec(text)?.[1];
    if (heading) intent = heading;
    else phrases.push({ intent, text });
  }
  return phrases;
}
