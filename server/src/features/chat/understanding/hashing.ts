/** What a message is made of, as places in a table and how much each counts. */
export interface Features {
  readonly places: Uint32Array;
  readonly amounts: Float64Array;
}

/** FNV-1a, folded into so many places, a power of two. */
export function placeOf(part: string, places: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < part.length; i++) {
    hash = Math.imul(hash ^ part.charCodeAt(i), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (places - 1);
}

/** All pieces of a text that are so long. */
export function piecesOf(text: string, shortest: number, longest: number): string[] {
  const pieces: string[] = [];
  for (let length = shortest; length <= longest; length++) {
    for (let i = 0; i + length <= text.length; i++) pieces.push(text.slice(i, i + length));
  }
  return pieces;
}
