/**
 * `node server/src/features/chat/understanding/learning/spellings.ts`: makes `spellings.txt` of the words that are used
 * with the companion and that the package `dictionary-es` knows. It takes seconds, and is to be run when phrases with new
 * words have come.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import dictionary from 'dictionary-es';
import { accented } from '../accents.ts';
import { type Written, writtenPhrases } from '../phrases.ts';
import { sound } from '../spelling.ts';
import { FILE } from '../spellings.ts';
import { plain, wordsOf } from '../words.ts';
import { formsIn } from './hunspell.ts';

const CHAT = join(import.meta.dirname, '../..');
const FOLDERS = ['words', 'safety/learning', 'safety'];
/** What is asked for with a pronoun at its end, which no dictionary lists. */
const ORDERS =
  'recuerda apunta anota avisa pon quita borra cambia lee di cuenta repite enseña marca manda busca deja pasa mueve deshaz devuelve adelanta retrasa atrasa aplaza anula cancela tacha llama acuerda explica abre'
    .split(' ')
    .flatMap((order) =>
      'me lo la los las melo mela melos melas nos'.split(' ').map((it) => order + it),
    );
/** Nobody in the village means these, and many write them for "hace", "había", "muy". */
const UNHEARD = 'ase asen abia abian avia avian bes bale oras mui oi oy be ba ban bas'.split(' ');
/** What so many write alike is a word, whatever the dictionary leaves out: "butano". */
const HANDS = 3;
/** Nor are these what the dictionary leaves out. */
const DIALECT = /^.{0,3}$|\d|(?:[aí]o|[^aeiou]io)s?$/;
/** It makes many words of one, and lists them apart: "revisión", "consuegra". */
const PREFIX = /^(?:con|contra|des|en|entre|in|pre|pro|re|sobre|video)(\p{L}{4,})$/u;
/** Of one letter are only words that need their neighbours. */
const SHORTEST = 2;

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const textsIn = (folder: string): string[] =>
  readdirSync(join(CHAT, folder))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(CHAT, folder, name), 'utf8'));

const handOfEach = ({ hand, text }: Written) => wordsOf(text).map((word) => [word, hand] as const);

/** How each word is written, by its letters without accents. */
function dictionaryForms(): Map<string, string> {
  const forms = new Map<string, string>();
  for (const form of formsIn(textOf(dictionary.aff), textOf(dictionary.dic))) {
    const bare = plain(form);
    // Where it is right without an accent too, nobody knows which one was meant.
    if (!bare.includes(' ') && (form === bare || !forms.has(bare))) forms.set(bare, form);
  }
  for (const word of UNHEARD) forms.delete(word);
  for (const word of ORDERS.map(plain)) if (!forms.has(word)) forms.set(word, word);
  return forms;
}

const forms = dictionaryForms();
const phrases = writtenPhrases();
const known = new Set([...forms.keys()].map(sound));
for (const [word, written] of Map.groupBy(phrases.flatMap(handOfEach), ([it]) => it)) {
  if (known.has(sound(word)) || DIALECT.test(word)) continue;
  const isOften = new Set(written.map(([, hand]) => hand)).size >= HANDS;
  if (isOften || forms.has(PREFIX.exec(word)?.[1] ?? '')) forms.set(word, accented(word));
}

const uses = new Map<string, number>();
const texts = [...FOLDERS.flatMap(textsIn), ...phrases.map(({ text }) => text), ...ORDERS];
for (const word of texts.flatMap(wordsOf))
  if (forms.has(word) && word.length >= SHORTEST) uses.set(word, (uses.get(word) ?? 0) + 1);

const bySound = Map.groupBy(forms.keys(), sound);
const usesOf = (word: string): number => uses.get(word) ?? 0;
const mostUsed = (words: Iterable<string>): string[] =>
  [...words].toSorted((a, b) => usesOf(b) - usesOf(a) || (a < b ? -1 : 1));
const heard = new Set(mostUsed(uses.keys()).map(sound));
const lines = [...heard].map((it) => {
  const [best = '', ...others] = mostUsed(bySound.get(it) ?? []);
  return [forms.get(best)?.toLowerCase() ?? best, ...others].join(' ');
});
writeFileSync(FILE, `${lines.join('\n')}\n`);
