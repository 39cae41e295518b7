import { DEFAULT_MUNICIPALITY_ID } from '@encina/contract/municipalities';
import { expect, it } from 'vitest';
import { defaultMunicipality } from './default-municipality.ts';

it('the client names the same default municipality as the contract', () => {
  expect(defaultMunicipality.id).toBe(DEFAULT_MUNICIPALITY_ID);
});
