import { plain } from './words.ts';

/** "Eh", "¿cómo era?", "ah, sí": she looks for the word. */
const HESITATES =
  /^(?:(?:e+h*|em+|este|esto|a ver|ah?|ay|si|no|bueno|pues|como (?:era|se llama|se dice)) ?)+$/u;
/** "O así", "cuando abra la botica": more of the hour that stands beside it. */
const ABOUT_WHEN = /^(?:o (?:asi|por ahi|cosa asi)|cuando (?:\p{L}+ ?){1,5})$/u;
/** Where a clause ends and another begins. */
const BREAK = /[\s,.;:…¿?¡!]*[,.;:…?!][\s,.;:…¿?¡!]*/u;

/** What is to be remembered, without the clauses before it that only look for it or tell when. */
export function fromTheThing(text: string): string {
  const found = BREAK.exec(text);
  if (!found) return text;
  const before = plain(text.slice(0, found.index));
  const rest = text.slice(found.index + found[0].length);
  const isNothing = before === '' || HESITATES.test(before) || ABOUT_WHEN.test(before);
  return isNothing && /\p{L}{2}/u.test(rest) ? fromTheThing(rest) : text;
}
