import { expect, it } from 'vitest';
import { readable } from './export-words.ts';

it('an export says of what she left out on purpose that it was neither done nor forgotten', () => {
  const answers = ['done', 'skipped', 'postponed', 'pending'].map((state) => readable({ state }));
  expect(answers).toEqual([
    { respuesta: 'hecho' },
    { respuesta: 'decidió no hacerlo' },
    { respuesta: 'aplazado' },
    { respuesta: 'pendiente' },
  ]);
});

it('an export says in words how often a reminder comes', () => {
  expect(readable({ recurrency: 'none' })).toEqual({ 'se repite': 'no se repite' });
});
