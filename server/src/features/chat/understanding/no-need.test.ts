import { describe, expect, it } from 'vitest';
import { needsNoNote } from './no-need.ts';
import { plain } from './words.ts';

describe('what is to be noted', () => {
  it.each([
    'ya lo he devuelto',
    'pero si ya lo devolví',
    'eso lo hace mi hija',
    'ya me lo recuerda mi hija',
    'ya no hace falta que lo lleve',
  ])('is needed no more: %s', (said) => {
    expect(needsNoNote(plain(said))).toBe(true);
  });

  it.each([
    'ya la he tomado',
    'ya lo he dicho',
    'lo hace mi hija los lunes y yo los martes',
    'hace falta que lo lleve',
    'ya voy',
    'eso es',
  ])('is not refused by what may mean something else: %s', (said) => {
    expect(needsNoNote(plain(said))).toBe(false);
  });
});
