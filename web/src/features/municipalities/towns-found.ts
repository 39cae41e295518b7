import type { Municipality } from '@encina/contract/municipalities';

/** Capitals and accents do not matter. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/** The towns whose name or region holds every word, in any order; all of them where there is none. */
export function townsFound(towns: readonly Municipality[], search: string): Municipality[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return towns.filter(({ name, region }) => {
    const text = folded(`${name} ${region ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
