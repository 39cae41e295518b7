import 'fake-indexeddb/auto';
import { noticePath } from '@encina/contract/notice-address';
import { expect, it } from 'vitest';
import { standingNotices } from '../../testing/standing-notices.ts';
import { writeStored } from '../storage.ts';
import { forgetPerson } from './forget-person.ts';

it('whoever has left leaves no notice of hers on the screen, and her neighbour’s stay', async () => {
  const rosas = noticePath({ user: 'rosa' });
  const standing = standingNotices([
    noticePath({ user: 'ana', opens: 'messages' }),
    noticePath({ user: 'ana', answers: { reminder: 'walk', occurrence: '2026-11-20T18:00' } }),
    rosas,
    '/',
  ]);
  writeStored('keptFor', 'ana');
  await forgetPerson();
  expect(standing()).toEqual([rosas, '/']);
});
