/** Small letters without accents, letter for letter: what is found in it is at the same place of the text itself. */
export const fold = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => {
      const small = letter.toLowerCase();
      return small === 'ñ' ? small : (small.normalize('NFD')[0] ?? letter);
    })
    .join('');

/** A part of a text, as two places in it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const spanOf = (match: RegExpExecArray): Span => ({
  start: match.index,
  end: match.index + match[0].length,
});

/** The text without some parts of it. */
export function without(text: string, spans: readonly Span[]): string {
  const letters = [...text.normalize('NFC')];
  for (const { start, end } of spans) letters.fill(' ', start, end);
  return letters.join('').replace(/\s+/g, ' ').trim();
}

/** The text with no gap before a sign, and no sign where nothing is left before it. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;!?])/gu, '$1')
    .replace(/^[\s,.;]+/u, '')
    .replace(/,(?=\s*(?:[,.;!?]|$))/gu, '')
    .trim();

export const isWithin = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start &&
  inner.end <= outer.end &&
  inner.end - inner.start < outer.end - outer.start;
