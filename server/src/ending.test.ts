import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { diskFiles } from './core/storage-disk.ts';
import { enterAsFirst } from './testing/first-of-staff.ts';
import { onBothEngines } from './testing/fixtures.ts';
import { untilComing } from './testing/memories.ts';
import { pictureBytes } from './testing/pictures.ts';
import { type RunningServer, startServer } from './testing/process.ts';
import { Caller } from './torture/caller.ts';

/** However slow the machine is: for what hangs. */
const LONGEST_MS = 60_000;

onBothEngines('a server that is told to end', (it) => {
  it('says that it is not ready, answers in its own words, and does not wait for what drips in', {
    timeout: 60_000,
  }, async ({ database }) => {
    const server = await startServer({
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
    });
    // A balancer looks.
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    drip(server);
    const began = performance.now();
    const ended = server.end('SIGTERM');
    const ready = await untilNotReady(server);
    if (ready === 'refused') expect.fail('it ended before it said so');
    expect(ready.status).toBe(503);
    expect(ready.headers.get('retry-after')).toBe('5');
    expect(await ready.json()).toMatchObject({ code: 'unavailable' });
    expect((await fetch(`${server.url}/api/municipalities`)).status).toBe(200);
    expect(await ended).toMatchObject({ code: 0, signal: null });
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  it('takes the rest of a photo that is on its way, and has it at the next start', {
    timeout: 240_000,
  }, async ({ database }) => {
    const environment = {
      DATA_DIR: database.dataDir,
      PROFILE_PICKER: 'open',
      ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
    };
    const server = await startServer(environment);
    const { person, path } = await entered(server);
    const photo = await pictureBytes();
    const address = await person.send<Address>(`${server.url}${path}/upload-url`, 'POST', {
      mimeType: 'image/jpeg',
      size: photo.length,
    });
    const { promise: isEnding, resolve: goOn } = Promise.withResolvers<void>();
    const sending = person.ask(server.url + address?.body.uploadURL, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body: ReadableStream.from(inHalves(photo, isEnding)),
      duplex: 'half',
    });
    await untilComing(diskFiles(join(database.dataDir, 'files')));
    const ended = server.end('SIGTERM');
    await untilNotReady(server);
    goOn();
    expect((await sending)?.status).toBe(204);
    expect(await ended).toMatchObject({ code: 0, signal: null });

    const again = await startServer(environment);
    const { fileURL } = address?.body ?? {};
    const kept = await person.send(again.url + path, 'POST', { fileURL });
    expect(kept?.status).toBe(200);
    expect((await again.end('SIGTERM')).code).toBe(0);
  });
});

interface Address {
  readonly uploadURL: string;
  readonly fileURL: string;
}

/** Asks as a balancer does. @returns the first answer that is another; 'refused' where nobody is let in any more */
const untilNotReady = ({ url }: RunningServer): Promise<Response | 'refused'> =>
  vi.waitUntil(
    async () => {
      const answer = await fetch(`${url}/health/ready`).catch(() => 'refused' as const);
      return (answer === 'refused' || !answer.ok) && answer;
    },
    { timeout: LONGEST_MS, interval: 20 },
  );

/** Somebody who has entered with her PIN. */
async function entered({ url }: RunningServer) {
  const staff = new Caller(await enterAsFirst(url));
  const born = await staff.send<{ id: string }>(`${url}/api/users`, 'POST', {
    name: 'Josefa Gómez',
    pin: '2468',
  });
  const hers = `/api/users/${born?.body.id}`;
  const person = new Caller();
  await person.send(`${url}${hers}/verify-pin`, 'POST', { pin: '2468' });
  return { person, path: `${hers}/media` };
}

async function* inHalves(bytes: Buffer, isTime: Promise<void>) {
  const half = bytes.length / 2;
  yield new Uint8Array(bytes.subarray(0, half));
  await isTime;
  yield new Uint8Array(bytes.subarray(half));
}

/** Begins a request whose body never ends. */
function drip(server: RunningServer): void {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/admin/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"email":',
  );
}
