import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { outageOf } from './outage.ts';
import { s3Files } from './storage-s3.ts';

/** In ms: the silence that is borne here, and of a store that takes its time between one piece and the next. */
const SILENCE = 800;
const STEP = 100;
/** So many steps take longer than any silence. */
const STEPS = 12;
const PIECE = Buffer.alloc(64 * 1024, 'film');

/** A store that answers in that way. */
async function filesOn(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = { bucket: 'encina', accessKeyId: 'key', secretAccessKey: 'secret' };
  return s3Files({ endpoint, region: 'us-east-1', ...account }, SILENCE).files;
}

/** Much more than the system holds for whoever sends: its own line is silent while the store reads from that. */
const FILM = 800;
const AT_ONCE = 20;
const film = () => Readable.from(Array(FILM).fill(PIECE));

async function drip(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-length': STEPS * PIECE.length });
  for (let step = 0; step < STEPS; step += 1) {
    response.write(PIECE);
    await pause(STEP);
  }
  response.end();
}

it('a file is taken by a store that needs longer for it than any silence is borne', async () => {
  let taken = 0;
  let reads = 0;
  const files = await filesOn(async (request, response) => {
    request.on('data', async ({ length }: Buffer) => {
      taken += length;
      if (taken < reads * AT_ONCE * PIECE.length) return;
      reads += 1;
      request.pause();
      await pause(STEP / 2);
      request.resume();
    });
    request.on('end', () => response.end());
  });
  const began = performance.now();
  await files.putStream('film', film(), 'video/mp4');
  expect(performance.now() - began).toBeGreaterThan(2 * SILENCE);
  expect(taken).toBe(FILM * PIECE.length);
});

it('a file comes whole from a store that needs longer for it than any silence is borne', async () => {
  const files = await filesOn((_request, response) => void drip(response));
  expect(await buffer(await files.open('film'))).toHaveLength(STEPS * PIECE.length);
});

it('a file comes whole to whoever rests longer than any silence is borne', async () => {
  const size = 400 * PIECE.length;
  const files = await filesOn((_request, response) => response.end(Buffer.alloc(size)));
  const body = await files.open('film');
  await pause(4 * SILENCE);
  expect(await buffer(body)).toHaveLength(size);
});

const stalled = async (act: (files: Awaited<ReturnType<typeof filesOn>>) => Promise<unknown>) => {
  const files = await filesOn((request, response) => {
    if (request.url?.startsWith('/encina/silent')) return;
    response.writeHead(200, { 'content-length': 2 * PIECE.length });
    response.write(PIECE);
  });
  return outageOf(await act(files).catch((error: unknown) => error));
};

it('a store that stops in the middle of a file, or says nothing, is an outage', async () => {
  const middle = stalled(async (files) => buffer(await files.open('film')));
  const silent = stalled((files) => files.open('silent'));
  const taking = stalled((files) => files.putStream('silent', film(), 'video/mp4'));
  expect(await Promise.all([middle, silent, taking])).toEqual(Array(3).fill('unavailable'));
});

it.each([
  [403, 1],
  [404, 1],
  [408, 3],
  [429, 3],
  [500, 3],
])('a file that the store refuses with %i is sent so often: %i', async (status, times) => {
  let asked = 0;
  const files = await filesOn((request, response) => {
    asked += 1;
    request.resume().on('end', () => response.writeHead(status).end());
  });
  await expect(files.putStream('film', Readable.from([PIECE]), 'video/mp4')).rejects.toThrow();
  expect(asked).toBe(times);
});
