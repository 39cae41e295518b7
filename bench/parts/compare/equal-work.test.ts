import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { posting, reading } from '../../support/asks.ts';
import { checkCreated, checkSameList, type Named } from './equal-work.ts';

type Thing = Readonly<Record<string, unknown>>;
const LIST = reading('/things', {});
const CREATE = posting('/things', {}, { title: 'new' });
const THINGS = [
  { id: 'a', title: 'one' },
  { id: 'b', title: 'two' },
];
const MADE = { id: 'c', title: 'new' };

/** A server that answers this list, and says that it has made that thing. */
async function answering(name: string, list: readonly Thing[], made: Thing = MADE): Promise<Named> {
  const server = createServer((request, response) => {
    response.end(JSON.stringify(request.method === 'GET' ? list : made));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return [name, `http://127.0.0.1:${(server.address() as AddressInfo).port}`];
}

it('the same things in another order are the same work', async () => {
  const everybody = [await answering('ours', THINGS), await answering('peer', THINGS.toReversed())];
  await expect(checkSameList(everybody, LIST)).resolves.toBeUndefined();
});

it('a peer that answers less, or others, is a fault of the bench', async () => {
  const ours = await answering('ours', THINGS);
  const fewer = await answering('peer', THINGS.slice(1));
  const others = await answering('peer', [...THINGS.slice(1), MADE]);
  await expect(checkSameList([ours, fewer], LIST)).rejects.toThrow('peer answers 1 other things');
  await expect(checkSameList([ours, others], LIST)).rejects.toThrow('peer answers 2 other things');
});

it('a peer that says less of each is a fault of the bench', async () => {
  const ours = await answering('ours', THINGS);
  const terse = await answering(
    'peer',
    THINGS.map(({ id }) => ({ id })),
  );
  await expect(checkSameList([ours, terse], LIST)).rejects.toThrow('peer says id of each');
});

it('a list without anything in it compares nothing', async () => {
  await expect(checkSameList([await answering('ours', [])], LIST)).rejects.toThrow('nothing');
});

it('what was created must be in the list afterwards, but with whom keeps nothing', async () => {
  const keeps = await answering('ours', [...THINGS, MADE]);
  const loses = await answering('peer', THINGS);
  await expect(checkCreated([keeps, loses], [keeps], CREATE, LIST)).resolves.toBeUndefined();
  await expect(checkCreated([keeps, loses], [keeps, loses], CREATE, LIST)).rejects.toThrow(
    'peer has not kept it',
  );
});
