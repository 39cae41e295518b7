import { expect, it } from 'vitest';
import { type Known, knownWords } from './alert-words.ts';

const moment = { now: Temporal.Instant.from('2026-11-20T08:30:00Z'), timeZone: 'Europe/Madrid' };
/** A pill of nine in the morning. */
const pill: Known = {
  state: 'open',
  ending: null,
  answered_at: null,
  due_at: '2026-11-20T08:00:00.000Z',
  category: 'Medicación',
  isPostponed: false,
  heardAt: '2026-11-20T08:20:00.000Z',
};
const said = (known: Partial<Known>) => knownWords({ ...pill, ...known }, moment);

it('who was heard from just now has not answered, and nothing more is claimed', () => {
  expect(said({})).toBe('No ha contestado.');
});

it('who was not heard from for a quarter of an hour may have taken it', () => {
  expect(said({ heardAt: '2026-11-20T07:40:00.000Z' })).toBe(
    'No sabemos si la ha tomado: no sabemos nada de su tableta desde las 8:40.',
  );
  // She was there for the hour, and her tablet has been gone since.
  expect(said({ heardAt: '2026-11-20T08:02:00.000Z' })).toBe(
    'No sabemos si la ha tomado: no sabemos nada de su tableta desde las 9:02.',
  );
  expect(said({ heardAt: '2026-11-20T00:10:00.000Z', category: 'Salud' })).toBe(
    'No sabemos si lo ha hecho: no sabemos nada de su tableta desde la 1:10.',
  );
  expect(said({ heardAt: '2026-11-19T21:10:00.000Z' })).toMatch(/desde ayer a las 22:10\.$/);
  expect(said({ heardAt: '2026-11-02T21:10:00.000Z' })).toMatch(
    /desde el 2 de noviembre a las 22:10\.$/,
  );
  expect(said({ heardAt: undefined })).toBe(
    'No sabemos si la ha tomado: no sabemos nada de su tableta.',
  );
});

it('who has asked to be reminded later is not said to be silent', () => {
  expect(said({ isPostponed: true })).toBe('Ha pedido que se lo recordemos más tarde.');
});

it('what she answered is told with its hour, and left out is not taken', () => {
  const over = { state: 'over', answered_at: '2026-11-20T08:05:00.000Z' } as const;
  expect(said({ ...over, ending: 'done' })).toBe('Ya la tomó a las 9:05.');
  expect(said({ ...over, ending: 'done', category: 'Salud' })).toBe('Ya lo hizo a las 9:05.');
  expect(said({ ...over, ending: 'skipped' })).toBe('Ha dicho que hoy no la toma.');
});

it('nothing that is said claims that she has not done it', () => {
  const endings = ['done', 'skipped', 'late', 'stopped', null] as const;
  const all = endings.flatMap((ending) =>
    (['open', 'taken', 'over'] as const).flatMap((state) =>
      ['2026-11-20T08:20:00.000Z', '2026-11-19T08:02:00.000Z', undefined].map((heardAt) =>
        said({ ending, state, heardAt }),
      ),
    ),
  );
  expect(all.join(' ')).not.toMatch(/no (la|lo) ha (tomado|hecho)/i);
  // A tablet that is not heard from may be off, closed or without a network.
  expect(all.join(' ')).not.toMatch(/conexión|internet|apagad|cerrad/i);
});
