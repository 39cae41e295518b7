import { expect, it } from 'vitest';
import { disputed, firstChoices, settled, withNewPictures } from './edit-dispute.ts';

const before = { name: 'Ana', email: '', phone: '1' };

it('what only one of two has changed is disputed where the other’s form would put it back', () => {
  const now = { ...before, phone: '2', email: 'a@b.es' };
  const mine = { ...before, name: 'Ana Mora', email: 'a@b.es' };
  expect(disputed({ before, now, mine })).toEqual(['phone']);
  expect(firstChoices({ before, now, mine })).toEqual({ phone: 'theirs' });
});

it('what is not disputed is kept from whoever has changed it', () => {
  const now = { ...before, phone: '2', email: 'a@b.es' };
  const versions = { before, now, mine: { ...before, name: 'Ana Mora', phone: '3' } };
  expect(disputed(versions)).toEqual(['email', 'phone']);
  expect(firstChoices(versions)).toEqual({ email: 'theirs', phone: 'mine' });
  expect(settled(versions, { phone: 'mine' })).toEqual({
    name: 'Ana Mora',
    phone: '3',
    email: 'a@b.es',
  });
  expect(settled(versions, {}).phone).toBe('2');
});

it('a picture that a colleague has replaced is nobody’s question where this form has not touched it', () => {
  const was = { name: 'Ana', photo: '/old' };
  const now = { ...was, photo: '/new' };
  expect(disputed(withNewPictures({ before: was, now, mine: was }, ['photo']))).toEqual([]);
  const mine = { ...was, photo: 'data:' };
  expect(disputed(withNewPictures({ before: was, now, mine }, ['photo']))).toEqual(['photo']);
});
