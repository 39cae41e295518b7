import { send } from '../../../e2e/support/api.ts';
import type { World } from '../../../e2e/support/world.ts';
import type { Report } from '../../support/results.ts';
import type { ServerProcess } from '../../support/server-process.ts';

const UPLOADS = 20;
const BYTES = 50 * 1024 * 1024;

/** The server's own memory while twenty films of 50 MB come at once, and again while they are confirmed. */
export async function measureUploads(
  { note }: Report,
  world: World,
  server: ServerProcess,
): Promise<void> {
  const api = { url: world.url, cookies: new Map(world.api.cookies) };
  const person = `/api/users/${world.person.id}`;
  await send(api, 'POST', `${person}/verify-pin`, { pin: world.person.pin });
  const cookie = [...api.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const film = Buffer.alloc(BYTES);
  film.write('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 0, 'latin1');
  const addresses = await Promise.all(
    Array.from({ length: UPLOADS }, () =>
      send<{ uploadURL: string; fileURL: string }>(api, 'POST', `${person}/media/upload-url`, {
        mimeType: 'video/mp4',
        size: BYTES,
      }),
    ),
  );
  const sent = await mostMemory(server, () =>
    Promise.all(
      addresses.map(({ uploadURL }) =>
        fetch(world.url + uploadURL, {
          method: 'PUT',
          headers: { cookie, 'content-type': 'video/mp4' },
          body: film,
        }).then(({ status }) => {
          if (status !== 204) throw new Error(`PUT: ${status}`);
        }),
      ),
    ),
  );
  note(`${UPLOADS} uploads of 50 MB at once`, sent);
  const confirmed = await mostMemory(server, () =>
    Promise.all(addresses.map(({ fileURL }) => send(api, 'POST', `${person}/media`, { fileURL }))),
  );
  note(`${UPLOADS} confirmations at once`, confirmed);
}

/** What the server's memory was before, and at most meanwhile. */
async function mostMemory(server: ServerProcess, work: () => Promise<unknown>): Promise<string> {
  const memory = () => server.memory() ?? Number.NaN;
  const before = memory();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memory());
  }, 20);
  const start = performance.now();
  await work();
  clearInterval(timer);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  return `${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, ${seconds} s`;
}
