import { describe, expect, it } from 'vitest';
import { atTime, clockTime, daysAgo, localDay, longDate, todaySentence } from './dates.ts';

const madrid = 'Europe/Madrid';

describe('dates as people say them', () => {
  it('says the day and the part of it', () => {
    expect(todaySentence('2026-11-20T16:40:00Z', madrid)).toBe(
      'Hoy es viernes, 20 de noviembre. Es por la tarde.',
    );
    expect(todaySentence('2026-11-20T08:00:00Z', madrid)).toContain('Es por la mañana.');
    expect(todaySentence('2026-11-20T12:00:00Z', madrid)).toContain('Es mediodía.');
    expect(todaySentence('2026-11-20T21:30:00Z', madrid)).toContain('Es por la noche.');
    expect(todaySentence('2026-11-20T02:30:00Z', madrid)).toContain('Es de madrugada.');
  });

  it('lives by the town’s clock, not by the device’s', () => {
    expect(localDay('2026-11-20T23:30:00Z', madrid)).toBe('2026-11-21');
    expect(localDay('2026-11-20T23:30:00Z', 'Atlantic/Canary')).toBe('2026-11-20');
    expect(clockTime('2026-11-20T08:05:00Z', 'Atlantic/Canary')).toBe('8:05');
  });

  it.each([
    ['2026-11-20T00:10:00+01:00', 'hoy'],
    ['2026-11-19T23:50:00+01:00', 'ayer'],
    ['2026-11-18T12:00:00+01:00', 'hace 2 días'],
    ['2026-11-13T12:00:00+01:00', 'hace 7 días'],
    ['2026-11-12T23:59:00+01:00', 'hace más de una semana'],
    [null, 'nunca'],
  ])('counts local days, not hours: %s is %s', (instant, words) => {
    expect(daysAgo(instant, '2026-11-20T09:00:00+01:00', madrid)).toBe(words);
  });

  it('counts right over the night when the clocks change', () => {
    expect(daysAgo('2026-10-24T23:30:00+02:00', '2026-10-25T12:00:00+01:00', madrid)).toBe('ayer');
  });

  it('writes dates and hours as in Spain', () => {
    expect(longDate('2026-11-20T12:00:00Z', madrid)).toBe('20 de noviembre de 2026');
    expect(clockTime('2026-11-20T16:05:00Z', madrid)).toBe('17:05');
  });

  it.each([
    ['2026-11-20T00:05:00Z', 'a la 1:05'],
    ['2026-11-20T12:05:00Z', 'a las 13:05'],
    ['2026-11-20T09:30:00Z', 'a las 10:30'],
    ['2026-11-19T23:00:00Z', 'a las 0:00'],
  ])('says one o’clock in the singular: %s is %s', (instant, words) => {
    expect(atTime(instant, madrid)).toBe(words);
  });
});
