import { isSpanish } from './spanish-words.ts';

/** "Tomao" is "tomado", "cuñao" is "cuñado"; "bacalao" stays what it is. @param word in small letters, without accents */
export function withItsD(word: string): string {
  const whole = word.replace(/(?<=^\p{L}{2,}a)o$/u, 'do');
  return whole !== word && !isSpanish(word) && isSpanish(whole) ? whole : word;
}
