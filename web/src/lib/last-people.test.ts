import { beforeEach, expect, it } from 'vitest';
import { lastPeople, rememberPerson } from './last-people.ts';

beforeEach(() => localStorage.clear());

it('a tablet that nobody has used remembers nobody', () => {
  expect(lastPeople()).toEqual([]);
});

it('a tablet remembers the last four who entered, the last one first and each once', () => {
  for (const id of ['ana', 'pilar', 'juan', 'rosa', 'ana', 'luis']) rememberPerson(id);
  expect(lastPeople()).toEqual(['luis', 'ana', 'rosa', 'juan']);
});
