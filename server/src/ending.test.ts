import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { onBothEngines } from './testing/fixtures.ts';
import { type RunningServer, startServer } from './testing/process.ts';

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
    await pause(300);
    const ready = await fetch(`${server.url}/health/ready`);
    expect(ready.status).toBe(503);
    expect(ready.headers.get('retry-after')).toBe('5');
    expect(await ready.json()).toMatchObject({ code: 'unavailable' });
    expect((await fetch(`${server.url}/api/municipalities`)).status).toBe(200);
    expect(await ended).toMatchObject({ code: 0, signal: null });
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});

/** Begins a request whose body never ends. */
function drip(server: RunningServer): void {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/admin/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"email":',
  );
}
