import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { reading } from './asks.ts';
import { pace } from './pace.ts';
import { paceApart } from './pace-apart.ts';

it('a steady pace asks at its moments, also where they lie far apart', async () => {
  const came: number[] = [];
  const server = createServer((_, response) => {
    came.push(performance.now());
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const begin = performance.now();
  const load = await pace(url, [reading('/', {})], {
    warmUp: 0.1,
    seconds: 0.4,
    perSecond: 10,
    expected: 2,
  });
  server.close();
  expect(came.length).toBe(13);
  expect(load.answers).toBe(12);
  expect((came.at(-1) ?? 0) - begin).toBeGreaterThanOrEqual(1_199);
  expect(load.failed).toBe(0);
  expect(load.p50).toBeGreaterThan(0);
});

it('an answer of another status than was expected is a failure', async () => {
  const server = createServer((_, response) => response.writeHead(503).end()).listen(0);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const load = await pace(url, [reading('/', {})], {
    warmUp: 0,
    seconds: 0.1,
    perSecond: 30,
    expected: 2,
  });
  server.close();
  expect(load.failed).toBe(9);
});

it('a thread of its own asks the same', async () => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const steady = { warmUp: 0, seconds: 0.1, perSecond: 30, expected: 2 };
  const load = await paceApart(url, [reading('/', {})], steady);
  server.close();
  expect(load).toMatchObject({ answers: 9, failed: 0 });
});
