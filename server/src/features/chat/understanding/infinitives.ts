import { fold } from './fold.ts';
import { isSpanish } from './spanish-words.ts';
import { editDistance } from './spelling.ts';

/** "Que llame" is said for "llamar": a title names the thing to do. */
const INFINITIVES: Readonly<Record<string, string>> = {
  arregle: 'arreglar',
  llame: 'llamar',
  tome: 'tomar',
  compre: 'comprar',
  vaya: 'ir',
  saque: 'sacar',
  riegue: 'regar',
  haga: 'hacer',
  ponga: 'poner',
  pague: 'pagar',
  recoja: 'recoger',
  coja: 'coger',
  lleve: 'llevar',
  lave: 'lavar',
  mire: 'mirar',
  apague: 'apagar',
  cierre: 'cerrar',
  eche: 'echar',
  pida: 'pedir',
  tenga: 'tener',
  beba: 'beber',
  coma: 'comer',
  felicite: 'felicitar',
  visite: 'visitar',
  // What she says that she does: "luego llamo a la Juani".
  llamo: 'llamar',
  compro: 'comprar',
  saco: 'sacar',
  riego: 'regar',
  hago: 'hacer',
  pongo: 'poner',
  pago: 'pagar',
  recojo: 'recoger',
  llevo: 'llevar',
  lavo: 'lavar',
  echo: 'echar',
  pido: 'pedir',
  visito: 'visitar',
};

/** "Llamo", "que llame": what is to be done, said of herself. */
export const isDoing = (word: string): boolean => fold(word) in INFINITIVES;

export const infinitiveOf = (word: string): string | undefined => INFINITIVES[fold(word)];

/** "Comprá", "regá": an infinitive without its r; "papá" is none. */
const CUT_INFINITIVE = /^(?!(?:pap|mam|caf|sof|beb|qu)[áé]$)(\p{L}{2,})([áéí])$/iu;

export const wholeInfinitive = (word: string): string => {
  const meant = isSpanish(fold(word)) ? undefined : infinitiveLike(fold(word));
  if (meant) return meant;
  const [, stem = '', vowel] = CUT_INFINITIVE.exec(word) ?? [];
  const whole = `${stem}${fold(vowel ?? '')}r`;
  return vowel && isSpanish(fold(whole)) ? whole : word;
};

const SHORTEST = 5;

/** "Llmar": a letter more or less of what is often to be done. */
const infinitiveLike = (word: string): string | undefined =>
  word.length < SHORTEST
    ? undefined
    : Object.values(INFINITIVES).find(
        (it) => it.length >= SHORTEST && editDistance(it, word, 2) < 2,
      );
