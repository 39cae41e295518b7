import { fold } from './fold.ts';
import { isSpanish } from './spanish-words.ts';

/** "Que lo saque", "que les dé la vuelta": a title names what is to be done, "sacar el bizcocho", "darles la vuelta". */

const IRREGULAR: Readonly<Record<string, string>> = {
  de: 'dar',
  vaya: 'ir',
  este: 'estar',
  haga: 'hacer',
  deshaga: 'deshacer',
  ponga: 'poner',
  tenga: 'tener',
  venga: 'venir',
  salga: 'salir',
  diga: 'decir',
  traiga: 'traer',
  oiga: 'oír',
  vea: 'ver',
  sepa: 'saber',
  juegue: 'jugar',
  siga: 'seguir',
  huela: 'oler',
};
/** Said of what is, and of no wish: "que sale el tren". */
const OF_WHAT_IS = new Set(
  'sale vale duele huele para suele entre sobre hace viene tiene'.split(' '),
);
/** How the letters before the ending are written in the infinitive. */
const BEFORE_AR: readonly (readonly [RegExp, string])[] = [
  [/gu$/, 'g'],
  [/qu$/, 'c'],
  [/c$/, 'z'],
];
const BEFORE_ER: readonly (readonly [RegExp, string])[] = [
  [/j$/, 'g'],
  [/zc$/, 'c'],
  [/z$/, 'c'],
];
/** The vowel that is another one in the infinitive: "cierre", "pruebe", "pida". */
const VOWELS: readonly (readonly [RegExp, string])[] = [
  [/ie(?=[^aeiou]+$)/, 'e'],
  [/ue(?=[^aeiou]+$)/, 'o'],
  [/i(?=[^aeiou]+$)/, 'e'],
  [/u(?=[^aeiou]+$)/, 'o'],
];

/** "Apague" is of "apagar"; undefined where it is no wish of a single person. */
function wishedInfinitive(word: string): string | undefined {
  const said = fold(word);
  const own = IRREGULAR[said];
  if (own && (said !== 'de' || word !== 'de')) return own;
  const isOfAr = said.endsWith('e');
  if (said.length < 4 || OF_WHAT_IS.has(said) || !/[ae]$/.test(said)) return undefined;
  const stem = said.slice(0, -1);
  const spelt = (isOfAr ? BEFORE_AR : BEFORE_ER).map(([end, by]) => stem.replace(end, by));
  const stems = [...spelt.filter((it) => it !== stem), stem];
  const all = [
    ...stems,
    ...stems.flatMap((it) => VOWELS.map(([from, to]) => it.replace(from, to))),
  ];
  return all
    .flatMap((it) => (isOfAr ? [`${it}ar`] : [`${it}er`, `${it}ir`]))
    .find((it) => isSpanish(it));
}

const ARTICLES: Readonly<Record<string, string>> = {
  lo: 'el|un|al|del',
  la: 'la|una',
  los: 'los|unos',
  las: 'las|unas',
};
const DEFINITE: Readonly<Record<string, string>> = { lo: 'el', la: 'la', los: 'los', las: 'las' };

/** The last thing told of that "lo" can be of. */
function thingOf(pronoun: string, told: string): string | undefined {
  const articles = ARTICLES[pronoun];
  if (!articles) return undefined;
  const noun = pronoun.endsWith('s') ? '\\p{L}{2,}s' : '\\p{L}{3,}';
  const all = [
    ...told.matchAll(new RegExp(`(?<!\\p{L})(?:${articles}) (${noun})(?!\\p{L})`, 'giu')),
  ];
  const named = all.map(([, it = '']) => it).filter((it) => !NO_THING.test(it));
  const it = named.at(-1);
  return it ? `${DEFINITE[pronoun]} ${it}` : undefined;
}
const NO_THING =
  /^(?:que|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|tarde|noche|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|otro|otra|santo|cielo|día|hora|media)$/iu;

/** The deed with its verb in the infinitive. @param deed what follows "que" @param told what "lo" and "la" may be of */
export function withInfinitive(deed: string, told: string): string {
  const [, pronoun = '', verb = '', rest = ''] =
    /^(?:(me|se|l[oae]s?) )?(\p{L}+)(.*)$/iu.exec(deed) ?? [];
  const infinitive = wishedInfinitive(verb);
  if (!infinitive) return deed;
  const thing = rest.trim().match(/^(?:al?|el|la|los|las|un|una) /iu)
    ? undefined
    : thingOf(pronoun, told.slice(0, told.indexOf(deed.slice(0, 12)) >>> 0));
  return thing ? `${infinitive} ${thing}${rest}` : `${infinitive}${pronoun}${rest}`;
}

/** "Échale", "comprame": an order with what hangs on it, as a title names it. */
const ORDERED = /^(\p{L}{2,}[aei])(l[eao]s?|me|se)$/u;
export function orderedInfinitive(word: string): string | undefined {
  const said = fold(word);
  const [, verb = '', pronoun = ''] = ORDERED.exec(said) ?? [];
  // "Regalos" are no order.
  const isWord = /l[oa]s?$/u.test(said) && word === said && isSpanish(said);
  return verb && !isWord && isSpanish(`${verb}r`) ? `${verb}r${pronoun}` : undefined;
}
