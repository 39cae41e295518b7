import { expect, it } from 'vitest';
import { rowMaker } from './sqlite-rows.ts';

it('a row has its columns whatever their names are, and of two of one name the later one', () => {
  const makeRow = rowMaker(['name', 'count(*)', 'a "quoted" one', 'back`tick', 'name']);
  expect(makeRow(['Ana', 2, null, 'x', 'Eva'])).toStrictEqual({
    name: 'Eva',
    'count(*)': 2,
    'a "quoted" one': null,
    'back`tick': 'x',
  });
});
