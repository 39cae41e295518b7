import { isSpanish } from './spanish-words.ts';
import { isSpeltRight, rightSpelling } from './spellings.ts';
import { withVowels } from './vowels.ts';
import { plain } from './words.ts';

/*
 * Whoever left school early writes as she hears: "ermana", "biene", "corason". A word that is none, and that sounds like
 * one that is used here, is that one. What is a word of Spanish stays what it is, and so does what is like none: a name.
 */

/** Sounds that are one in the village, and two in the dictionary: "imbierno", "esplicar", "esajerar". */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/m(?=[bpvf])/g, 'n'],
  [/n(?=[bpv])/g, 'm'],
  [/s(?=[pctq])/g, 'x'],
  [/x(?=[pctq])/g, 's'],
  [/^es(?=[aeiou])/, 'ex'],
  [/^g(?:u|ü)?(?=ue)/, 'h'],
  [/^gu(?=[ei])/, 'hu'],
  [/^gu?(?=ue)/, 'b'],
  [/^s(?=[ptc])/, 'es'],
  [/x/g, 'ch'],
  [/k/g, 'qu'],
  [/ni(?=[aeou])/, 'ñ'],
  [/(?<=^.{4,})l$/, 'r'],
  [/ct/, 't'],
  [/t(?=or|ur|iv)/, 'ct'],
];
/** "Actividá", "asuca", "entonce": what the village leaves unsaid at the end. Shorter ones are names: "Feli". */
const UNSAID = ['r', 'd', 'z', 'n', 'l', 's'];
const SHORTEST_CUT = 5;
/** No name is written with an accent of which the end is missing: "fási", "iguá". */
const SHORTEST_ACCENTED = 4;
const ACCENTED = /[áéíóú]/;
/** Whoever says "perrunilla" means one, and whoever says "estamo" several. */
const PLURAL = /(?<!m)[ao]s$/;
const CUT_PARTICIPLE = /[ai]o$/;
/** Of two letters are the articles of the village, too: "er", "ar". */
const SHORT: Readonly<Record<string, string>> = {
  ...{ ke: 'que', qe: 'que', ba: 'va', oy: 'hoy', be: 've', ai: 'ay' },
  ...{ hla: 'hola', bns: 'buenos', bnas: 'buenas', msj: 'mensaje', msjs: 'mensajes' },
};
const SHORTEST = 3;
/** What hangs on a verb. */
const PRONOUNS = /^(.{3,}[aei]r|.{3,}ndo)((?:me|te|se|nos|le|les)?(?:l[oa]s?)?)$/;
/** The word that was meant, as it is written; undefined where it stands as it should, or is like none. */
export function byEar(word: string): string | undefined {
  const bare = plain(word);
  if (Object.hasOwn(SHORT, bare)) return SHORT[bare];
  if (bare.length < SHORTEST || isSpeltRight(bare)) return undefined;
  return heardAs(bare) ?? (isSpanish(bare) ? undefined : likeOf(word, bare));
}

/** The word that sounds the same. */
export const heardAs = (word: string): string | undefined =>
  soundsLike(word) ?? withPronouns(word) ?? soundsLike(word.replace(/(?<=[aeou])i$/, 'y'));

/** What is heard twice is no slip of the ear: "serra" is not "será", and "toos" not "tos". */
const TWICE = /(?<=.)rr|aa|ee|ii|oo|uu/;

function soundsLike(word: string): string | undefined {
  const right = rightSpelling(word);
  const said = TWICE.exec(word)?.[0];
  return right !== undefined && said !== undefined && !plain(right).includes(said)
    ? undefined
    : right;
}

/** "Lebantarme", where only "levantar" is known. */
function withPronouns(word: string): string | undefined {
  const [, verb = '', pronouns = ''] = PRONOUNS.exec(word) ?? [];
  const right = pronouns === '' || isSpeltRight(verb) ? undefined : soundsLike(verb);
  return right === undefined ? undefined : `${right}${pronouns}`;
}

/** "Sentá": an accent at the end stands for what is unsaid there. */
const CUT = /[áéíóú]$/;

const likeOf = (word: string, bare: string): string | undefined =>
  alike(bare)
    .map(soundsLike)
    .find((it) => it !== undefined) ??
  (CUT.test(word) ? undefined : withVowels(bare)) ??
  whole(word, bare);

const alike = (word: string): string[] =>
  ALIKE.map(([from, to]) => word.replace(from, to)).filter((it) => it !== word);

const whole = (word: string, bare: string): string | undefined =>
  bare.length < (ACCENTED.test(word) ? SHORTEST_ACCENTED : SHORTEST_CUT) ||
  CUT_PARTICIPLE.test(bare)
    ? undefined
    : UNSAID.map((letter) => soundsLike(bare + letter)).find((it) => it && !PLURAL.test(it));
