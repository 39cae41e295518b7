import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Phrase {
  readonly intent: string;
  readonly text: string;
}

/** A phrase and the one who wrote it: the name of an invented person, or of the house. */
export interface Written extends Phrase {
  readonly hand: string;
}

/** Phrases to learn from. What is held out for the evaluation lies in another folder, which nothing here opens. */
const PHRASES = join(import.meta.dirname, '../phrases');

const textsIn = (folder: string): string[] => readdirSync(folder).toSorted();

export const writtenPhrases = (): Written[] =>
  textsIn(PHRASES).flatMap((hand) =>
    textsIn(join(PHRASES, hand)).flatMap((file) =>
      readPhrases(join(PHRASES, hand, file)).map((phrase) => ({ ...phrase, hand })),
    ),
  );

const TOLD = join(import.meta.dirname, '../tones');

/** What people tell, under the tone that it is told in instead of an intent; a file for each hand. */
export const writtenTones = (): Written[] =>
  textsIn(TOLD).flatMap((file) =>
    readPhrases(join(TOLD, file)).map((phrase) => ({ ...phrase, hand: file })),
  );

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
