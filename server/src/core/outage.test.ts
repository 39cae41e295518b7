import { expect, it } from 'vitest';
import { outageOf } from './outage.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a PostgreSQL that is being stopped', coded('57P01')],
  ['a PostgreSQL that is still starting', coded('57P03')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  [
    'a connection that broke in a transaction',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a pool with no connection left', new Error('timeout exceeded when trying to connect')],
  ['a store that does not answer', new Error('cannot read', { cause: coded('ECONNRESET') })],
  ['a store that is too slow', Object.assign(new Error('x'), { name: 'TimeoutError' })],
  ['a store that is broken', Object.assign(new Error('x'), { $fault: 'server' })],
])('the error %s counts as an outage', (_, error) => {
  expect(outageOf(error)).toBe('unavailable');
});

const sqlite = (errcode: number) =>
  Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode });

it.each([
  ['a file system without room', coded('ENOSPC'), 'disk_full'],
  ['a quota that is used up', coded('EDQUOT'), 'disk_full'],
  ['a PostgreSQL without room', coded('53100'), 'disk_full'],
  ['a SQLite without room', sqlite(13), 'disk_full'],
  ['a disk that fails', coded('EIO'), 'disk_failed'],
  ['a disk that can only be read', coded('EROFS'), 'disk_failed'],
  ['a SQLite whose disk fails, in detail', sqlite(10 | (3 << 8)), 'disk_failed'],
  ['a full disk behind another error', new Error('x', { cause: coded('ENOSPC') }), 'disk_full'],
])('the error of %s names the disk', (_, error, outage) => {
  expect(outageOf(error)).toBe(outage);
});

it.each([
  ['a fault of ours', new TypeError('x is undefined')],
  ['a row that may not be', coded('23505')],
  ['a row that may not be in SQLite', sqlite(19 | (8 << 8))],
  ['a store that refuses us', Object.assign(new Error('x'), { $fault: 'client' })],
  ['what is no error', 'ECONNREFUSED'],
])('the error %s counts as no outage', (_, error) => {
  expect(outageOf(error)).toBeUndefined();
});
