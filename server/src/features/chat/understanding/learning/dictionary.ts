/**
 * `node server/src/features/chat/understanding/learning/dictionary.ts`: makes `spanish-words.bin` of the words of the
 * package `dictionary-es`. It takes seconds, and is to be run when the package has a new version.
 */
import { writeFileSync } from 'node:fs';
import dictionary from 'dictionary-es';
import { FILE, filterOf } from '../spanish-words.ts';
import { plain } from '../words.ts';
import { formsIn } from './hunspell.ts';

/** Longer ones are nearly all verbs with pronouns, which nobody misspells into another word. */
const LONGEST = 12;

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const words = new Set<string>();
for (const form of formsIn(textOf(dictionary.aff), textOf(dictionary.dic))) {
  const word = plain(form);
  if (!word.includes(' ') && word.length <= LONGEST) words.add(word);
}
writeFileSync(FILE, filterOf(words));
