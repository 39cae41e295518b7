/**
 * `node bench/support.ts`: a thousand open home screens ask for their messages every five seconds, for half a minute, with
 * a message for one of them each second. How many requests a second the server answers, how long the slow ones take,
 * and how many of the answers are "nothing new" (304). The askers run on the same machine.
 */
import { randomUUID } from 'node:crypto';
import { newApi, send } from '../e2e/support/api.ts';
import { startDemo } from '../e2e/support/demo.ts';

const SCREENS = 1_000;
const EVERY_MS = 5_000;
const SECONDS = 30;
const TOWN = 'valle-de-matamoros-default';

const { server, world } = await startDemo('crowded');
try {
  const people = await send<{ id: string; hasPin: boolean }[]>(
    world.api,
    'GET',
    `/api/users?municipalityId=${TOWN}&limit=100`,
  );
  const readers: { id: string; cookie: string }[] = [];
  // One after the other: log-ins at once look like guesses.
  for (const { id } of people) {
    const cookie = await enter(id);
    if (cookie) readers.push({ id, cookie });
  }
  const times: number[] = [];
  const statuses: number[] = [];
  const end = performance.now() + SECONDS * 1_000;
  const screens = Array.from({ length: SCREENS }, (_, at) => {
    const reader = readers[at % readers.length];
    if (!reader) throw new Error('Nobody could enter.');
    return poll(reader, (EVERY_MS * at) / SCREENS, end, times, statuses);
  });
  await Promise.all([
    ...screens,
    write(
      readers.map(({ id }) => id),
      end,
    ),
  ]);
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  const unchanged = statuses.filter((status) => status === 304).length;
  const failed = statuses.filter((status) => status !== 304 && status !== 200).length;
  console.log(`${SCREENS} screens of ${readers.length} people, ${SECONDS} s`);
  console.log(`${(times.length / SECONDS).toFixed(0)} requests a second`);
  console.log(`median ${(times[times.length >> 1] ?? 0).toFixed(1)} ms, 95 % ${p95.toFixed(1)} ms`);
  console.log(`${((100 * unchanged) / times.length).toFixed(1)} % answered 304, ${failed} failed`);
} finally {
  await server.stop();
}

/** The cookie of a person who comes in, each on a device of her own; undefined where her PIN is another. */
async function enter(id: string): Promise<string | undefined> {
  const own = newApi(world.url);
  const { email, password } = world.admin;
  await send(own, 'POST', '/api/admin/login', { email, password, municipalityId: TOWN });
  try {
    await send(own, 'POST', `/api/users/${id}/verify-pin`, { pin: '1234' });
  } catch {
    return undefined;
  }
  const token = own.cookies.get('encina_user');
  return token && `encina_user=${token}`;
}

async function poll(
  { id, cookie }: { id: string; cookie: string },
  delay: number,
  end: number,
  times: number[],
  statuses: number[],
): Promise<void> {
  let etag = '';
  await new Promise((resolve) => setTimeout(resolve, delay));
  while (performance.now() < end) {
    const start = performance.now();
    const answer = await fetch(`${world.url}/api/users/${id}/support-messages`, {
      headers: { cookie, ...(etag ? { 'if-none-match': etag } : {}) },
    });
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    statuses.push(answer.status);
    etag = answer.headers.get('etag') ?? etag;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS - (performance.now() - start)));
  }
}

/** A relative of all of them writes to one after the other. */
async function write(ids: readonly string[], end: number): Promise<void> {
  const account = { email: `${randomUUID()}@ejemplo.es`, password: 'la-encina-y-la-bellota' };
  const own = newApi(world.url);
  const linked = ids.slice(0, 20);
  for (const id of linked) {
    const path = `/api/users/${id}/support-persons`;
    await send(world.api, 'POST', path, { name: 'Lucía', ...account });
  }
  const { id: me } = await send<{ id: string }>(own, 'POST', '/api/support/login', {
    ...account,
    municipalityId: TOWN,
  });
  for (let at = 0; performance.now() < end; at += 1) {
    const toUserId = linked[at % linked.length];
    await send(own, 'POST', `/api/support/${me}/messages`, { toUserId, content: `n.º ${at}` });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
