import { heardAs } from './by-ear.ts';
import { isSpanish } from './spanish-words.ts';
import { isSpeltRight, rightSpelling } from './spellings.ts';
import { plain } from './words.ts';

/*
 * "Nome", "seme", "aque": small words that are heard as one are written as one, and a long one that is hard to spell in
 * two pieces, as a recogniser hears it: "podo logo", "a puntame".
 */

/** Words of their own, whatever small words they could be; "ala" and "alas" need their neighbours. */
const OWN = new Set(
  'note queme sise silo tela telas pala palos palas ala alas noes porque conque'.split(' '),
);

/** Small words together that are no word of their own. */
const PAIRS = new Map(
  [
    ...['no', 'se', 'que', 'si'].flatMap((it) => together(it, ['me', 'te', 'se', 'le', 'lo'])),
    ...['me', 'te', 'se', 'no'].flatMap((it) => together(it, ['lo', 'la', 'los', 'las'])),
    ...['en', 'de', 'con', 'por', 'para', 'pa'].flatMap((it) =>
      together(it, ['el', 'la', 'los', 'las', 'mi', 'un', 'una', 'que']),
    ),
    ...together('a', ['que', 'los', 'mi', 'ti', 'la', 'las', 'ver', 'veces', 'medias', 'eso']),
    ...['lo', 'tengo', 'hay', 'tiene', 'tienes', 'antes', 'mejor', 'ya'].flatMap((it) =>
      together(it, ['que']),
    ),
    ...together('o', ['sea']),
    ...together('de', ['ese', 'esa', 'eso', 'esos', 'esas', 'repente', 'verdad', 'nuevo']),
    ...together('otra', ['vez', 'cosa']),
    ...together('por', ['favor', 'la', 'eso']),
    ...together('no', ['se', 'es', 'hay', 'estoy', 'puedo', 'tengo', 'quiero']),
  ]
    .map((it) => [it.replace(' ', ''), it] as const)
    .concat(['eso', 'esa', 'esos', 'esas'].map((it) => [`d${it}`, `de ${it}`] as const))
    .filter(([whole]) => !OWN.has(whole)),
);
function together(first: string, others: readonly string[]): string[] {
  return others.map((it) => `${first} ${it}`);
}

/** What is written as one with the word that it belongs to, and how few letters that may have. */
const BEFORE: readonly (readonly [joined: string, apart: string, least: number])[] = [
  ...'el la los las una mi de del al en para que no me se muy tengo hay'
    .split(' ')
    .map((it) => [it, it, 5] as const),
  ...[
    'a la',
    'a las',
    'a los',
    'a mi',
    'de la',
    'de las',
    'de los',
    'en la',
    'en el',
    'con la',
  ].map((it) => [it.replace(' ', ''), it, 4] as const),
];
const SHORTEST_WHOLE = 6;
/** Two pieces that are no words of anybody's day: "podo logo". */
const SHORTEST_OF_STRANGE = 8;

/** Two small words that are one to her ear. */
export function pairOf(word: string): string | undefined {
  const bare = plain(word);
  return isSpeltRight(bare) ? undefined : PAIRS.get(bare);
}

/** The word, and the small one before it that was written as one with it. */
export function apart(word: string): string | undefined {
  const bare = plain(word);
  if (isSpeltRight(bare)) return undefined;
  if (isSpanish(bare)) return undefined;
  for (const [joined, first, least] of BEFORE) {
    const rest = bare.startsWith(joined) ? bare.slice(joined.length) : '';
    const right = isSpeltRight(rest) ? rest : rightSpelling(rest);
    if (rest.length >= least && right !== undefined) return `${first} ${right}`;
  }
  return undefined;
}

/** The one word that was written as these two; undefined where they are two. */
export function asOne(one: string, other: string): string | undefined {
  const pieces = [plain(one), plain(other)] as const;
  const whole = pieces.join('');
  if (whole.length < SHORTEST_WHOLE || pieces[0].at(-1) === pieces[1][0]) return undefined;
  if (pieces[1].length < 2 || (pieces[0].length < 2 && pieces[0] !== 'a')) return undefined;
  const areStrange = whole.length >= SHORTEST_OF_STRANGE && pieces.every((it) => !isKnown(it));
  if (!areStrange && pieces.every((it) => isKnown(it) || isSpanish(it))) return undefined;
  return rightSpelling(whole);
}

const isKnown = (word: string): boolean =>
  isSpeltRight(word) || heardAs(word) !== undefined || PAIRS.has(word);
