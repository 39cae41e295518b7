import { expect, it } from 'vitest';
import { disputed, type Edited, settled } from './edited.ts';

const before: Edited = { name: 'Ana', email: '', phone: '1', birthDate: '', photo: null };

it('what only one of two has changed is disputed where the other’s form would put it back', () => {
  const now = { ...before, phone: '2', email: 'a@b.es' };
  const mine = { ...before, name: 'Ana Mora', email: 'a@b.es' };
  expect(disputed(before, now, mine)).toEqual(['phone']);
});

it('what is not disputed is kept from whoever has changed it', () => {
  const now = { ...before, phone: '2', email: 'a@b.es' };
  const mine = { ...before, name: 'Ana Mora', phone: '3' };
  expect(disputed(before, now, mine)).toEqual(['phone', 'email']);
  expect(settled({ before, now, mine }, { phone: 'mine' })).toEqual({
    ...before,
    name: 'Ana Mora',
    phone: '3',
    email: 'a@b.es',
  });
  expect(settled({ before, now, mine }, {}).phone).toBe('2');
});
