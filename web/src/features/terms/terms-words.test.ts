import { describe, expect, it } from 'vitest';
import { termsWords } from './terms-words.ts';

const ACCEPTED = {
  version: '2026-11',
  medium: 'paper',
  by: 'staff',
  staffName: 'Ana Gil',
  acceptedAt: '2026-11-21T10:00:00.000Z',
} as const;

describe('what staff read of the terms', () => {
  it.each([
    [{ current: '2026-11', accepted: null }, 'Todavía no las ha aceptado'],
    [
      { current: '2026-11', accepted: ACCEPTED },
      'Versión 2026-11, en papel, el 21 de noviembre de 2026, anotado por Ana Gil',
    ],
    [
      { current: '2026-11', accepted: { ...ACCEPTED, by: 'self', medium: 'screen' } },
      'Versión 2026-11, en pantalla, el 21 de noviembre de 2026, por ella misma',
    ],
    [
      { current: '2027-01', accepted: { ...ACCEPTED, staffName: null } },
      'Falta la versión 2027-01. Antes: Versión 2026-11, en papel, el 21 de noviembre de 2026, anotado por el personal',
    ],
  ] as const)('says version, medium, day and who: %#', (terms, words) => {
    expect(termsWords(terms, 'Europe/Madrid')).toBe(words);
  });
});
