const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:el|la|lo) (?:primer[oa]?|uno|una)\b|^(?:\S+ )?primer[oa]$|^primer[oa]\b/, 0],
  [/\b(?:el|la|lo) segund[oa]\b|^(?:\S+ )?segund[oa]$|^segund[oa]\b/, 1],
  [/\b(?:el|la|lo) tercer[oa]?\b/, 2],
  [/\b(?:el|la|lo) cuart[oa]\b/, 3],
];

/** "La segunda", of a list that was read out: its place, from 0. */
export const ordinalIn = (plain: string): number | undefined =>
  ORDINALS.find(([pattern]) => pattern.test(plain))?.[1];
