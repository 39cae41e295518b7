import { expect, it } from 'vitest';
import { readOrder } from '../arguments.ts';
import { readPlaces } from './places.ts';
import { movedWords } from './words.ts';

const said = (to: string, variables: NodeJS.ProcessEnv = {}) => {
  const order = readOrder(['move', `--to=${to}`]);
  if (!order) throw new Error('Only help was asked for.');
  const places = readPlaces(order, { DATA_DIR: '/d', ...variables });
  return movedWords({ places, dataDir: '/d', tables: [], files: undefined });
};

it.each([
  ['postgres://encina:a^b"c@10.0.0.5/encina', 'a^b'],
  ['postgres://encina:a%5Eb@10.0.0.5/encina', 'a%5Eb'],
  ['postgres://encina@10.0.0.5/encina?password=bellota', 'bellota'],
])('what a move says of %s leaves its password out', (databaseUrl, secret) => {
  const words = said(databaseUrl);
  expect(words).toContain('DATABASE_URL=postgres://encina');
  expect(words).not.toContain(secret);
});

it.each([
  ['in the address', 'postgres://encina:s3creta@db/encina', {}],
  ['in PGPASSWORD', 'postgres://encina@db/encina', { PGPASSWORD: 's3creta' }],
])('a password %s has its place in the line to write, and is not said', (_, to, variables) => {
  const words = said(to, variables);
  expect(words).toContain('  DATABASE_URL=postgres://encina:......@db/encina\n');
  expect(words).not.toContain('s3creta');
});

it('an address that needs no password is written as it was said', () => {
  expect(said('postgres://encina@db/encina')).toContain('=postgres://encina@db/encina\n');
});
