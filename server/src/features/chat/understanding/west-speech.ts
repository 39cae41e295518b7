import { inLines } from './in-lines.ts';
import { isSpanish } from './spanish-words.ts';
import { isSpeltRight } from './spellings.ts';
import { plain } from './words.ts';

/*
 * The west of Badajoz in letters: "¿qué m'ha quedau?", "me duele el pechu", "asina". Written out before anything is
 * understood, so that a danger is as sure, and a reminder as well found, as it is in the words of the dictionary.
 */

/** Its own words, with their accents. */
const OWN: Readonly<Record<string, string>> = {
  asina: 'así',
  ansina: 'así',
  cuala: 'cuál',
  cualo: 'cuál',
  esu: 'eso',
  quia: 'no',
  otu: 'otro',
  unu: 'uno',
  ota: 'otra',
  endispue: 'después',
  endispues: 'después',
  dispue: 'después',
  dispues: 'después',
  desjace: 'deshaz',
  desjaz: 'deshaz',
  mañanina: 'mañana',
  tardina: 'tarde',
  nochina: 'noche',
  drento: 'dentro',
  na: 'nada',
  tamien: 'también',
  agora: 'ahora',
  aluego: 'luego',
  quea: 'queda',
  quean: 'quedan',
  pueo: 'puedo',
  icia: 'decía',
  icias: 'decías',
  ician: 'decían',
  icho: 'dicho',
  iciendo: 'diciendo',
};
const SHORTEST = 4;
const IN_CAPITALS = /^\p{Lu}/u;
/** "M'ha escrito", "la d'ayer", "n'hay": what is left out before a vowel. */
const LEFT_OUT = /(?<!\p{L})(qu|[mstldncp])['’´`](?=h?[aeiouáéíóú])/giu;
const WHOLE: Readonly<Record<string, string>> = {
  ...{ m: 'me', s: 'se', t: 'te', d: 'de', n: 'no', c: 'que', qu: 'que', l: 'el', p: 'para' },
};
/** "Que'l lunes", "to'l día". */
const ARTICLE_LEFT = /(?<=\p{L})['’´`]l(?!\p{L})/giu;
/** "L'ha dicho" is of him or her, and "l'agua" is the water. */
const HIM = /(?<!\p{L})l['’´`](?=h(?:a|e|an|as|emos)(?!\p{L}))/giu;
const AT_WHAT = /(?<=(?<!\p{L})a )cu[aá]l (?=hora(?!\p{L}))/giu;
/** "A la die", where an s is left unsaid. */
const LAS = new RegExp(
  inLines`(?<=(?<!\p{L})(?:a|sobre|de|son) )la(?= (?:
    dos?|tre?s?|cuatro|cinco|seis?|siete|ocho|nueve|di[eé][zs]?|on[cs]e|do[cs]e
  )(?!\p{L}))`,
  'giu',
);
/** "A las dié": an hour without its end. */
const HOUR = /(?<=(?<!\p{L})las )(?:do|tre|sei|di[eé]|nuev)(?!\p{L})/giu;
const HOURS: Readonly<Record<string, string>> = {
  ...{ do: 'dos', tre: 'tres', sei: 'seis', die: 'diez', nuev: 'nueve' },
};
/** "Pa vendé", "hay que encerrá": an infinitive without its end. */
const CUT_INFINITIVE = new RegExp(
  inLines`(?<=(?<!\p{L})(?:pa|para|a|de|sin|hay que|tengo que) )(?!(?:
    mam|pap|beb|sof|est
  )[áé](?!\p{L}))(\p{L}{2,}[áéí])(?!\p{L})`,
  'giu',
);
const UNACCENTED: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i' };
/** "Con Dió" takes leave. */
const GOD = /(?<=(?<!\p{L})con )di[oó](?=[\s.,!]*$)/iu;
/** "Comel", "jacel", "ayel". */
const IN_L = /^(?:(j)|)(.+[aei])l$/u;
/** "Más espacio, que no te sigo". */
const SLOWER = /(?<=m[aá]s )espacio(?=$|[\s,.!]*(?:$|[,.!]| que| (?:hij|muj|chach)))/giu;

/** Names that end so: nobody's Manu is a hand. */
const NAMES = new RegExp(inLines`^(?:
  pepi|nandi|susi|luci|cati|reme?i|dani|tini|mini|manu|edu|juanlu|asu|lulu|estu|andreu|mateu|arnau
  |joselu|marilu
)$`);
/** "Pechu", "médicus"; a stressed "u" is none of these: "menú". */
const IN_U = /^(.{2,})u(s?)$/u;
/** "Tomau", "caíu". */
const PARTICIPLE_IN_U = /^(.+?)(a|i)u(s?)$/u;
/** "Airi", "nochis". */
const IN_I = /^(.{2,})i(s?)$/u;

/** "Ratino", "tempranino", "despacinu": the small ones of the west. */
const SMALL = /^(.{3,})in(?:(a)|[ou])(s?)$/u;

/** Where the west of Badajoz ends in -u and -i, the dictionary has -o and -e: "pechu", "airi", "cansau". */
const fullEndings = (word: string): readonly string[] => {
  if (NAMES.test(word)) return [];
  return [
    word.replace(SMALL, (_, stem, a = 'o', s) => `${stem}it${a}${s}`),
    // "Tempranino" is none that a list of words has.
    word.replace(SMALL, (it, stem, a, s) => (a ? it : `${stem}o${s}`)),
    word.replace(PARTICIPLE_IN_U, '$1$2do$3'),
    word.replace(IN_U, '$1o$2'),
    // Who is called Pepi or Puri is more often met than a word that ends so.
    ...[word.replace(IN_I, '$1e$2')].filter(isSpeltRight),
  ];
};

/** The text as somebody from elsewhere would have written it. */
export const westWritten = (text: string): string =>
  text
    .replace(HIM, 'le ')
    .replace(ARTICLE_LEFT, ' el')
    .replace(LEFT_OUT, (_, letter: string) => `${WHOLE[letter.toLowerCase()]} `)
    .replace(/\p{L}+/gu, (word, at: number) => whole(word, at > 0) ?? word)
    .replace(AT_WHAT, 'qué ')
    .replace(CUT_INFINITIVE, (cut: string) => infinitiveOf(cut) ?? cut)
    .replace(GOD, 'Dios')
    .replace(LAS, 'las')
    .replace(HOUR, (said) => HOURS[plain(said)] ?? said)
    .replace(SLOWER, 'despacio');

function infinitiveOf(cut: string): string | undefined {
  const whole = `${cut.slice(0, -1)}${UNACCENTED[cut.at(-1)?.toLowerCase() ?? ''] ?? ''}r`;
  return isSpeltRight(plain(whole)) ? whole : undefined;
}

function whole(word: string, isWithin: boolean): string | undefined {
  const bare = plain(word);
  const own = Object.hasOwn(OWN, bare) ? OWN[bare] : undefined;
  if (own !== undefined) return like(word, own);
  const isStressed = /[áéíóú]s?$/u.test(word.toLowerCase());
  if (bare.length < SHORTEST || !/[ui]s?$|l$|in[oa]s?$/.test(bare) || isStressed || isSpanish(bare))
    return undefined;
  // Within a sentence what is in capitals is a name: "Rosariu" is one of Rosario, and "Puri" is her own.
  if (isWithin && IN_CAPITALS.test(word) && /is?$|l$|in[oa]s?$/.test(bare)) return undefined;
  const infinitive = bare.replace(IN_L, (_, j, stem) => `${j ? 'h' : ''}${stem}r`);
  if (infinitive !== bare)
    return isSpeltRight(infinitive) ? like(word, withAccents(word, infinitive)) : undefined;
  const found = fullEndings(bare).find((it) => it !== bare && isSpanish(it));
  return found === undefined ? undefined : like(word, withAccents(word, found));
}

/** The letters of the word as far as they are the same, with their accents. */
const withAccents = (word: string, right: string): string => {
  const letters = [...word.normalize('NFC').toLowerCase()];
  const same = [...right].findIndex((letter, at) => plain(letters[at] ?? '') !== letter);
  return same < 0 ? right : letters.slice(0, same).join('') + right.slice(same);
};

const like = (as: string, word: string): string =>
  IN_CAPITALS.test(as) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
