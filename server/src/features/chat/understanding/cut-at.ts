import { fold } from './fold.ts';

/** What stands between the places where one of these ends, each piece as it was said; none without a word or a figure. */
export function cutAt(text: string, ends: readonly RegExp[]): string[] {
  const folded = fold(text);
  const letters = [...text.normalize('NFC')];
  const cuts = ends
    .flatMap((end) => [...folded.matchAll(end)])
    .map(({ index, 0: sign }) => index + sign.length)
    .toSorted((a, b) => a - b);
  const places = [0, ...new Set(cuts), letters.length];
  return places
    .slice(1)
    .map((end, at) => letters.slice(places[at], end).join('').trim())
    .filter((piece) => /[\p{L}\d]/u.test(piece));
}
