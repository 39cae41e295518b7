import { expect, it } from 'vitest';
import { clockWords } from './clock-words.ts';

it.each([
  ['2026-11-20T18:20:00Z', 'las siete y veinte de la tarde'],
  ['2026-11-20T07:00:00Z', 'las ocho en punto de la mañana'],
  ['2026-11-20T11:45:00Z', 'la una menos cuarto del mediodía'],
  ['2026-11-20T12:15:00Z', 'la una y cuarto del mediodía'],
  ['2026-11-20T22:30:00Z', 'las once y media de la noche'],
  ['2026-11-20T22:37:00Z', 'las doce menos veintitrés de la noche'],
  ['2026-11-20T23:01:00Z', 'las doce y uno de la noche'],
  ['2026-11-21T02:59:00Z', 'las cuatro menos uno de la madrugada'],
])('the clock at %s says "%s"', (instant, words) => {
  expect(clockWords(new Date(instant), 'Europe/Madrid')).toBe(words);
});

it('the clock goes by the town, not by the tablet', () => {
  expect(clockWords(new Date('2026-11-20T18:20:00Z'), 'Atlantic/Canary')).toBe(
    'las seis y veinte de la tarde',
  );
});
