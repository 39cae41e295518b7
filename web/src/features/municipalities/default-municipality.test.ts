import { DEFAULT_MUNICIPALITY_ID } from '@encina/contract/municipalities';
import { expect, it } from 'vitest';
import { DEFAULT_ID } from './default-municipality.ts';

it('the client names the same default municipality as the contract', () => {
  expect(DEFAULT_ID).toBe(DEFAULT_MUNICIPALITY_ID);
});
