import { nameSearch } from './name-search.ts';

/** A telephone as somebody types it, with or without the country's own number. */
const TELEPHONE = /^\s*(\+34|0034)?([\d\s.()/-]{3,})$/;

/** The words of which each must be found, in any order; the digits of a telephone are one, however they are grouped. */
export function searchWords(text: string): string[] {
  const telephone = TELEPHONE.exec(text)?.[2]?.replace(/\D/g, '');
  if (telephone) return [telephone];
  return nameSearch(text)
    .split(/[\s,]+/)
    .filter(Boolean);
}
