import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyTestDatabase, type TestDatabase } from '../testing/engines.ts';
import { openTownAt, type Town } from '../testing/town.ts';

/** Between the server and PostgreSQL, so that a test can pull the cable out and put it back. */
interface Cable {
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

let database: TestDatabase;
let cable: Cable;
let town: Town;
beforeEach(async () => {
  database = await emptyTestDatabase('postgres');
  cable = await layCable(database.databaseUrl ?? '');
  town = await openTownAt({ ...database, databaseUrl: cable.url });
});
afterEach(async () => {
  await town.close();
  await cable.cut();
});

it('a server whose PostgreSQL goes away says so, lives on, and works again when it is back', async () => {
  expect((await town.ask({ url: '/api/municipalities' })).status).toBe(200);
  await cable.cut();
  expect(await town.ask({ url: '/api/municipalities' })).toMatchObject({
    status: 503,
    json: { error: 'El servicio no responde ahora. Inténtalo dentro de un momento.' },
  });
  expect((await town.ask({ url: '/health/ready' })).status).toBe(503);
  expect((await town.ask({ url: '/health/live' })).status).toBe(200);
  await cable.mend();
  expect((await town.ask({ url: '/health/ready' })).status).toBe(200);
  expect((await town.ask({ url: '/api/municipalities' })).status).toBe(200);
});

async function layCable(databaseUrl: string): Promise<Cable> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let port = 0;
  let server: Server;
  async function mend() {
    server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const socket of [near, far]) {
        sockets.add(socket.on('error', () => undefined));
        socket.on('close', () => sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  }
  await mend();
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    mend,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
