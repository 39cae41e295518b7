/** A name as people look for it: "José Ñáñez" is found by "jose nanez". Used for search and for order. */
export function nameSearch(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}
