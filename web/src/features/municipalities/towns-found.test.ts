import type { Municipality } from '@encina/contract/municipalities';
import { describe, expect, it } from 'vitest';
import { townsFound } from './towns-found.ts';

const TOWNS = [
  { name: 'Valle de Matamoros', region: 'Extremadura' },
  { name: 'Táliga', region: 'Extremadura' },
  { name: 'El Valle', region: 'Andalucía' },
] as Municipality[];
const names = (search: string) => townsFound(TOWNS, search).map(({ name }) => name);

describe('the search among towns', () => {
  it.each([
    ['taliga', ['Táliga']],
    ['VALLE', ['Valle de Matamoros', 'El Valle']],
    ['matamoros valle', ['Valle de Matamoros']],
    ['valle andalucia', ['El Valle']],
    ['  ', ['Valle de Matamoros', 'Táliga', 'El Valle']],
    ['olivenza', []],
  ])('for "%s" finds %j', (search, found) => {
    expect(names(search)).toEqual(found);
  });
});
