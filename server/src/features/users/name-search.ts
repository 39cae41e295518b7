/** A name as people look for it: "José Ñáñez" is found by "jose nanez". Used for search and for order. */
export function nameSearch(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
