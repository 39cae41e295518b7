import { plainlySaid } from './courtesy.ts';
import { inLines } from './in-lines.ts';
import { selfCorrected } from './slips.ts';
import { isSpanish } from './spanish-words.ts';
import { editDistance } from './spelling.ts';
import { wellSpaced } from './word-gaps.ts';
import { plain } from './words.ts';

/** What thumbs shorten, wherever it stands; what the village shortens in speech is left to those who read words. */
const SHORT: Readonly<Record<string, string>> = {
  i: 'y',
  q: 'que',
  k: 'que',
  ke: 'que',
  qe: 'que',
  aqe: 'a qué',
  d: 'de',
  x: 'por',
  pa: 'para',
  pal: 'para el',
  tb: 'también',
  tmb: 'también',
  cn: 'con',
  m: 'me',
  xq: 'porque',
  pq: 'porque',
  mñna: 'mañana',
  mñn: 'mañana',
  tngo: 'tengo',
  oi: 'hoy',
  oy: 'hoy',
  ora: 'hora',
  n: 'en',
  lns: 'lunes',
  mier: 'miércoles',
  mierc: 'miércoles',
  juev: 'jueves',
  vier: 'viernes',
  sab: 'sábado',
  dom: 'domingo',
  tardecita: 'tarde',
  nochecita: 'noche',
  er: 'el',
  der: 'del',
  ar: 'al',
  na: 'nada',
  mañanita: 'mañana',
  marte: 'martes',
};
/** Words of the calendar and of wishes: a letter more or less makes no other word of them. */
const FIRM = [
  ...['recuérdame', 'apunta', 'apúntame', 'apúntalo', 'avísame', 'anótame', 'cambia', 'cámbialo'],
  ...[
    'cuando',
    'tengo',
    'quiero',
    'borra',
    'bórralo',
    'quita',
    'quítalo',
    'mensaje',
    'mensajes',
    'mejor',
  ],
  ...['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo', 'mañana', 'tarde'],
  ...['noche', 'enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto'],
  ...['septiembre', 'octubre', 'noviembre', 'diciembre', 'pasado', 'semana'],
  ...[
    'guárdalo',
    'guárdala',
    'guárdamelo',
    'apúntala',
    'apúntamelo',
    'anótalo',
    'déjalo',
    'déjala',
  ],
  ...['bórrala', 'quítala', 'márcalo', 'márcala', 'cámbiala', 'pásalo', 'pásala', 'pónmelo'],
];
const SHORTEST = 4;
/** "¿Ma escrito alguien?", "sa caído". */
const HAS_ME =
  /(?<!\p{L})([ms])a(?= (?:\p{L}{3,}[ai]do|escrito|dicho|puesto|hecho|roto|dao)(?!\p{L}))/giu;
const INFINITIVE = /[aei]r(?:me|te|se|l[oae]s?)?$/;

/**
 * The text with what was shortened, written together or apart, and what was misspelt of days and wishes, written out,
 * and without the slips that she put right herself; all else stands as she wrote it.
 */
export const spelledOut = (text: string): string =>
  selfCorrected(
    plainlySaid(wellSpaced(text.normalize('NFC')).replace(HAS_ME, '$1e ha')).replace(
      /\p{L}+/gu,
      (word, index: number, all: string) =>
        heardIn(word, all.slice(0, index)) ??
        article(word, all.slice(index + word.length)) ??
        SHORT[word.toLowerCase()] ??
        firmLike(word) ??
        word,
    ),
  );

/** "No oi", "no te oi", which is no day. */
const heardIn = (word: string, before: string): string | undefined =>
  word.toLowerCase() === 'oi' && /(?<!\p{L})(?:no|te|lo|le|os)\s$/iu.test(before)
    ? 'oí'
    : undefined;

const isSlipOf = (bare: string, firm: string): boolean => editDistance(firm, bare, 2) < 2;

const FEMININE = new RegExp(
  inLines`^\s+(?:
    \p{L}+(?:as?|i[oó]n|dad)(?!\p{L})|(?:fotos|manos|radios)(?!\p{L})|tardes?|noches?|\d
    |(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?!\p{L})
  )`,
  'iu',
);

/** "Ls juegos", "l misa": which article it is, the word after it says. */
function article(word: string, after: string): string | undefined {
  const short = word.toLowerCase();
  if (short !== 'l' && short !== 'ls') return undefined;
  const isFeminine = FEMININE.test(after);
  if (short === 'l') return isFeminine ? 'la' : 'el';
  return isFeminine ? 'las' : 'los';
}

function firmLike(word: string): string | undefined {
  const bare = plain(word);
  if (bare.length < SHORTEST || INFINITIVE.test(bare)) return undefined;
  // The word list takes one in fifty for a word that is none; no word of Spanish ends in an m.
  if (isSpanish(bare) && !bare.endsWith('m')) return undefined;
  return FIRM.find((it) => plain(it) === bare) ?? FIRM.find((it) => isSlipOf(bare, plain(it)));
}
