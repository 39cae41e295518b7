/** The colours that a place of the app may own; a person knows by it where she is. */
export type Hue = 'encina' | 'clay' | 'honey' | 'sky' | 'plum' | 'olive' | 'rose';

const peopleHues: readonly Hue[] = ['plum', 'sky', 'olive', 'clay', 'rose', 'honey', 'encina'];

/** The same hue for the same id, always. */
export function hueOf(id: string): Hue {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return peopleHues[sum % peopleHues.length] ?? 'encina';
}
