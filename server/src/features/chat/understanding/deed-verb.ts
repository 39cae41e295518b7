import { fold } from './fold.ts';
import { inLines } from './in-lines.ts';
import { infinitiveOf, wholeInfinitive } from './infinitives.ts';
import { isSpanish } from './spanish-words.ts';

/*
 * A title names what is to be done, however she comes to it: "que apague el horno", "échale de comer", "bajo a Badajoz" and
 * "que lo saque" of the cake that she told of.
 */

const IRREGULAR: Readonly<Record<string, string>> = {
  de: 'dar',
  vaya: 'ir',
  este: 'estar',
  haga: 'hacer',
  deshaga: 'deshacer',
  ponga: 'poner',
  tenga: 'tener',
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
const DOING: Readonly<Record<string, string>> = {
  ...{ bajo: 'bajar', subo: 'subir', quedo: 'quedar', ceno: 'cenar', como: 'comer', paso: 'pasar' },
  ...{ cierro: 'cerrar', friego: 'fregar', devuelvo: 'devolver', siembro: 'sembrar' },
  ...{ voy: 'ir', doy: 'dar', salgo: 'salir', traigo: 'traer', vuelvo: 'volver', juego: 'jugar' },
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
/** The vowel that is another one in the infinitive: "cierre", "pruebe". */
const VOWELS: readonly (readonly [RegExp, string])[] = [
  [/ie(?=[^aeiou]+$)/, 'e'],
  [/ue(?=[^aeiou]+$)/, 'o'],
];

/** "Apague" is of "apagar"; undefined where it is no wish of a single person. */
function wishedInfinitive(word: string): string | undefined {
  const said = fold(word);
  const own = IRREGULAR[said];
  if (own && (said !== 'de' || word !== 'de')) return own;
  const isOfAr = said.endsWith('e');
  // "Lucía", "vivía": what ends so tells of once, or is a name.
  if (said.length < 4 || OF_WHAT_IS.has(said) || !/(?:(?<!i)a|e)$/.test(said)) return undefined;
  const stem = said.slice(0, -1);
  // "Toca" and "abre" say what is.
  const others = isOfAr ? [`${stem}er`, `${stem}ir`] : [`${stem}ar`];
  if (others.some((it) => isVerb(it))) return undefined;
  const spelt = (isOfAr ? BEFORE_AR : BEFORE_ER).map(([end, by]) => stem.replace(end, by));
  const stems = [...spelt.filter((it) => it !== stem), stem];
  const all = [
    ...stems,
    ...stems.flatMap((it) => VOWELS.map(([from, to]) => it.replace(from, to))),
  ];
  // "Pida", "sirva".
  const ofIr = isOfAr ? [] : [`${stem.replace(/i(?=[^aeiou]+$)/, 'e')}ir`];
  return [...all.flatMap((it) => (isOfAr ? [`${it}ar`] : [`${it}er`, `${it}ir`])), ...ofIr].find(
    (it) => isVerb(it, stem),
  );
}

/** Of "la misa" nobody says "misiendo"; one form alone may sound like another word. */
function isVerb(infinitive: string, stem = infinitive.slice(0, -2)): boolean {
  const root = infinitive.slice(0, -2);
  const forms = infinitive.endsWith('ar')
    ? [`${root}aba`, `${root}ando`, `${root}aron`]
    : [`${root}ia`, `${infinitive}ia`];
  const gerunds = [`${root}iendo`, `${stem}iendo`, `${root}yendo`];
  const isOfEr = infinitive.endsWith('ar') || gerunds.some((it) => isSpanish(it));
  return isSpanish(infinitive) && isOfEr && forms.every((it) => isSpanish(it));
}

/** "Bajo a Badajoz", "riego yo": the verb of whoever does it, told by what follows. */
function doingInfinitive(verb: string, rest: string, isSaid: boolean): string | undefined {
  const said = fold(verb);
  if (said === 'vino' || !/^ (?:yo|al?|con|la|las|el|los|mi|mis)(?!\p{L})/u.test(rest))
    return undefined;
  // "Paseo con las amigas" may be a thing as well.
  const isSure = isSaid || /^ yo(?!\p{L})/u.test(rest);
  const stem = isSure && said.endsWith('o') && said.length > 3 ? said.slice(0, -1) : undefined;
  const soft = stem?.replace(/j$/, 'g');
  const all = stem && soft ? [`${stem}ar`, `${soft}er`, `${soft}ir`] : [];
  return DOING[said] ?? all.find((it) => isVerb(it));
}

const ARTICLES: Readonly<Record<string, string>> = {
  lo: 'el|un|al|del',
  la: 'la|una',
  los: 'los|unos',
  las: 'las|unas',
};
const DEFINITE: Readonly<Record<string, string>> = { lo: 'el', la: 'la', los: 'los', las: 'las' };
const NO_THING = new RegExp(
  inLines`^(?:
    que|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|tarde|noche|una|dos|tres
    |cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|otr[oa]|santo|cielo|día|hora|media|cuarto
    |cuenta|verdad|pobre
  )$`,
  'iu',
);
/** "A mi Carmen", "el cumpleaños de mi hijo Julián". */
const WHOM = /(?<!\p{L})(?:a|de) ((?:mi|el|la) \p{L}+(?: \p{Lu}\p{L}+)?|\p{Lu}\p{L}+)(?!\p{L})/gu;

/** The last thing told of that "lo" can be of. */
function thingOf(pronoun: string, before: string): string | undefined {
  const articles = ARTICLES[pronoun];
  if (!articles) return undefined;
  const noun = pronoun.endsWith('s') ? '\\p{L}{2,}s' : '\\p{L}{3,}';
  const pattern = new RegExp(`(?<!\\p{L})(?:${articles}) (${noun})(?!\\p{L})`, 'giu');
  const it = [...before.matchAll(pattern)]
    .map(([, named = '']) => named)
    .findLast((named) => !NO_THING.test(named));
  return it && `${DEFINITE[pronoun]} ${it}`;
}

/** What the pronoun is of, after the verb: "llamar a mi Carmen", "sacar el bizcocho"; itself where nobody can tell. */
function withObject(infinitive: string, pronoun: string, rest: string, before: string): string {
  const isNamed = /^ (?:al?|el|l[ao]s?|una?) /u.test(rest);
  if (!/^l[oae]s?$/.test(pronoun) || isNamed) return `${infinitive}${pronoun}${rest}`;
  const whom = pronoun.endsWith('s') ? undefined : [...before.matchAll(WHOM)].at(-1)?.[1];
  const isOfHim = whom !== undefined && (rest === '' || pronoun !== 'le');
  const object = isOfHim && !NO_THING.test(whom) ? `a ${whom}` : thingOf(pronoun, before);
  return object
    ? `${infinitive} ${object.replace(/^a el /, 'al ')}${rest}`
    : `${infinitive}${pronoun}${rest}`;
}

/** "Échale", "comprame": an order with what hangs on it, as a title names it. */
const ORDERED = /^(\p{L}{2,}[aei])(l[eao]s?|me|se)$/u;
function orderedInfinitive(word: string): readonly [verb: string, pronoun: string] | undefined {
  const said = fold(word);
  const [, verb = '', pronoun = ''] = ORDERED.exec(said) ?? [];
  // "Regalos" are no order.
  const isWord =
    (/l[oa]s?$/u.test(said) && word === said && isSpanish(said)) ||
    (said.endsWith('les') && isSpanish(said.slice(0, -2)));
  return verb && !isWord && isVerb(`${verb}r`) ? [`${verb}r`, pronoun] : undefined;
}

/**
 * The deed as a title names it.
 * @param isWished it stood behind "que"
 * @param before what she told before it
 */
export function deedNamed(title: string, isWished: boolean, before: string): string {
  const [, pronoun = '', verb = '', rest = ''] =
    /^(?:(me|se|l[oae]s?) )?(\p{L}+)(.*)$/iu.exec(title) ?? [];
  // "La misa" is none: an article looks like a pronoun.
  const isThing =
    /^ (?:es|son|est[aá]n?|ser[aá]|vienen?|salen?|empiezan?|llegan?|del?)(?!\p{L})/u.test(rest);
  const mayBeWished =
    (isWished && !(/^l[oa]s?$/iu.test(pronoun) && isThing)) || /^(?:me|se|les?)$/iu.test(pronoun);
  const wished = mayBeWished ? wishedInfinitive(verb) : undefined;
  const infinitive = infinitiveOf(verb) ?? wished ?? doingInfinitive(verb, rest, isWished);
  if (infinitive)
    return withObject(infinitive, pronoun.toLowerCase(), rest.replace(/^ yo(?= )/u, ''), before);
  if (pronoun) return title;
  const [hung, object = ''] = /^(\p{L}+[aei]r)(l[oae]s?)$/u.exec(verb)?.slice(1) ??
    orderedInfinitive(verb) ?? [wholeInfinitive(verb)];
  return withObject(hung ?? verb, object, rest, before);
}
