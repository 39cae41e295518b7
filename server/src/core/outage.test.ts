import { expect, it } from 'vitest';
import { isOutage } from './outage.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a PostgreSQL that is being stopped', coded('57P01')],
  ['a PostgreSQL that is still starting', coded('57P03')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['a pool with no connection left', new Error('timeout exceeded when trying to connect')],
  ['a store that does not answer', new Error('cannot read', { cause: coded('ECONNRESET') })],
])('the error %s counts as an outage', (_, error) => {
  expect(isOutage(error)).toBe(true);
});

it.each([
  ['a fault of ours', new TypeError('x is undefined')],
  ['a row that may not be', coded('23505')],
  ['what is no error', 'ECONNREFUSED'],
])('the error %s counts as no outage', (_, error) => {
  expect(isOutage(error)).toBe(false);
});
