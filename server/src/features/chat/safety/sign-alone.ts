import { sound } from '../understanding/spelling.ts';
import { wordsOf } from '../understanding/words.ts';
import { kindOfWord } from './word-kinds.ts';

/** What a body has, and what it suffers. */
const OF_BODY: ReadonlySet<string> = new Set(
  ['chest', 'limb', 'trunk', 'head', 'face', 'side', 'numb', 'ache', 'faint', 'dizzy', 'blood']
    .concat(['vomit', 'wound', 'hurt', 'breathe', 'sweat'])
    .map((it) => `<${it}>`),
);
const SMALL =
  /^(?:la|el|las|los|mi|mis|y|en|de|un|una|mucho|mucha|muy|ay|es|ahora|tambien|derech[oa]|izquierd[oa])$/;
const LONGEST = 5;

/** "La rodilla", "mareo": nothing but where it hurts or what she has, as whoever has no breath for more says it. */
export function isSignAlone(plain: string): boolean {
  const words = wordsOf(plain).filter((it) => !SMALL.test(it));
  return (
    words.length > 0 &&
    plain.split(' ').length <= LONGEST &&
    words.every((it) => OF_BODY.has(kindOfWord(sound(it))))
  );
}
