import { expect, it } from 'vitest';
import { afterThis, placeIn, withReached } from './session.ts';

const session = {
  steps: [{ gameType: 'memory-cards' }, { gameType: 'math', level: 'easy' }],
  at: 0,
} as const;

it('a session counts its games from one', () => {
  expect(placeIn(session)).toBe('1 de 2');
  expect(placeIn({ ...session, at: 1 })).toBe('2 de 2');
});

it('a session goes on with what was reached, and has an end', () => {
  const next = afterThis(session, 'Has encontrado las 8 parejas.');
  expect(next).toEqual({
    steps: [
      { gameType: 'memory-cards', reached: 'Has encontrado las 8 parejas.' },
      { gameType: 'math', level: 'easy' },
    ],
    at: 1,
  });
  expect(next && afterThis(next, '9 aciertos')).toBeUndefined();
  expect(next && withReached(next, '9 aciertos').map(({ reached }) => reached)).toEqual([
    'Has encontrado las 8 parejas.',
    '9 aciertos',
  ]);
});
