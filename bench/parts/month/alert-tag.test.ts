import { describe, expect, it } from 'vitest';
import { alertTag, alertTagOf } from './alert-tag.ts';
import { instantOf } from './plan.ts';

describe('the tag of a warning', () => {
  const now = instantOf('2026-11-01T09:20');

  it.each([
    ['a las 9:00. No ha contestado.', '2026-11-01T09:00'],
    ['a la 1:30. Ya la tomó a las 9:05.', '2026-11-01T01:30'],
    ['ayer a las 21:30. No ha contestado.', '2026-10-31T21:30'],
    ['el 30 de octubre a las 20:15. Ya lo hizo a las 9:05.', '2026-10-30T20:15'],
  ])('is of the occurrence that "%s" tells', (words, occurrence) => {
    const tag = alertTag('Recuerdo 3.1', instantOf(occurrence));
    expect(alertTagOf(`Recuerdo 3.1, ${words}`, now)).toBe(tag);
  });

  it('tells two of one reminder apart that are taken back at one moment', () => {
    const [first, second] = ['8:00', '9:00'].map((time) =>
      alertTagOf(`Recuerdo 3.1, a las ${time}. Ya la tomó a las 9:05.`, now),
    );
    expect(first).not.toBe(second);
  });
});
