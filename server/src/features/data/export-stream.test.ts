import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { exportService, type Original } from './export.service.ts';

const user = { id: 'u', timeZone: 'Europe/Madrid' } as Parameters<
  ReturnType<typeof exportService>['zip']
>[0];
const CHUNK = Buffer.alloc(64 * 1024, 7);
const CHUNKS = 400;

function bigFile(read: () => void): Readable {
  let left = CHUNKS;
  return new Readable({
    read() {
      read();
      left -= 1;
      this.push(left < 0 ? null : CHUNK);
    },
  });
}

/** An export of some files of 25 MB, and what of them has been opened, read and closed. */
function bigExport(files: number) {
  const seen = { opened: 0, chunks: 0, streams: [] as Readable[] };
  async function* originals(): AsyncGenerator<Original> {
    for (let at = 0; at < files; at += 1) {
      seen.opened += 1;
      const stream = bigFile(() => {
        seen.chunks += 1;
      });
      seen.streams.push(stream);
      yield { name: `${at}.bin`, stream };
    }
  }
  const zip = exportService({
    repo: { sections: async () => [] },
    originals,
    clock: () => Temporal.Instant.from('2026-11-20T16:05:00Z'),
  }).zip(user);
  return { seen, zip };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

it('an export reads no further ahead than whoever takes it, and one file after the other', async () => {
  const { seen, zip } = bigExport(3);
  const stream = await zip;
  await expect.poll(() => seen.opened).toBe(1);
  await settled();
  expect(seen.opened).toBe(1);
  expect(seen.chunks).toBeLessThan(20);
  let bytes = 0;
  for await (const chunk of stream) bytes += chunk.length;
  expect(seen.opened).toBe(3);
  expect(bytes).toBeGreaterThan(3 * CHUNKS * CHUNK.length);
});

it('an export that nobody waits for any more closes what it has open', async () => {
  const { seen, zip } = bigExport(3);
  const stream = await zip;
  stream.on('data', () => undefined);
  await expect.poll(() => seen.opened).toBeGreaterThan(0);
  stream.destroy();
  await expect.poll(() => seen.streams.every((it) => it.destroyed)).toBe(true);
  expect(seen.opened).toBeLessThanOrEqual(3);
});

it('an export that cannot go on breaks off instead of looking whole', async () => {
  async function* broken(): AsyncGenerator<Original> {
    yield { name: 'a.txt', stream: Readable.from([Buffer.from('a')]) };
    throw new Error('the store is gone');
  }
  const stream = await exportService({
    repo: { sections: async () => [] },
    originals: broken,
    clock: () => Temporal.Instant.from('2026-11-20T16:05:00Z'),
  }).zip(user);
  await expect(stream.toArray()).rejects.toThrow('the store is gone');
});

it('a fifth export at once is refused with 503, and comes when another has ended', async () => {
  const exports = exportService({
    repo: { sections: async () => [] },
    originals: () => Readable.from([]),
    clock: () => Temporal.Instant.from('2026-11-20T16:05:00Z'),
  });
  const of = (id: string) => exports.zip({ ...user, id });
  const [first] = await Promise.all(['a', 'b', 'c', 'd'].map(of));
  await expect(of('e')).rejects.toMatchObject({ code: 'busy', details: { retryAfter: 60 } });
  await first?.toArray();
  await settled();
  await expect(of('b')).rejects.toMatchObject({ status: 503 });
  expect(await of('e')).toBeDefined();
});
