import { expect, it } from 'vitest';
import { relatives } from './audiences.ts';
import { endpoint } from './endpoint.ts';

const open = relatives('GET', '/');
const told = { summary: '' };
const consent = { support: 'family' } as const;

it('a declaration with a consent and without what it shows is refused by its type', () => {
  // @ts-expect-error: the access log would have no word for it
  expect(endpoint({ ...open, consent }, told).shows).toBeUndefined();
  // @ts-expect-error: nobody's consent is asked, so nothing is noted
  expect(endpoint({ ...open, shows: 'metrics' }, told).consent).toBeUndefined();
  expect(endpoint({ ...open, consent, shows: 'metrics' }, told)).toMatchObject({
    shows: 'metrics',
  });
});

it('a refusal that no catalogue knows is refused by its type', () => {
  // @ts-expect-error: a code that does not exist
  expect(endpoint(open, { ...told, strangerRefusal: 'no_such_code' })).toMatchObject(open);
});
