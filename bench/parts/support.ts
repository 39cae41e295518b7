/**
 * A thousand open home screens ask for their messages every five seconds, for half a minute, with
 * a message for one of them each second. How many requests a second the server answers, how long the slow ones take,
 * and how many of the answers are "nothing new" (304). The askers run on the same machine.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newApi, send } from '../../e2e/support/api.ts';
import { startDemo } from '../../e2e/support/demo.ts';
import type { World } from '../../e2e/support/world.ts';
import type { Part } from '../support/part.ts';
import type { Report } from '../support/results.ts';
import { timesWords } from '../support/words.ts';

const SCREENS = 1_000;
const EVERY_MS = 5_000;
const SECONDS = 30;
const TOWN = 'valle-de-matamoros-default';

interface Reader {
  readonly id: string;
  readonly cookie: string;
}
/** One question, and how long its answer took, in ms. */
interface Poll {
  readonly ms: number;
  readonly status: number;
}

export const support: Part = {
  about: 'A thousand open home screens that ask for messages',
  async run(report) {
    const { server, world } = await startDemo('crowded');
    try {
      await measureScreens(report, world);
    } finally {
      await server.stop();
    }
  },
};

async function measureScreens({ note }: Report, world: World): Promise<void> {
  const readers = await enterAll(world);
  const ids = readers.map(({ id }) => id);
  const polls: Poll[] = [];
  const end = performance.now() + SECONDS * 1_000;
  const screens = Array.from({ length: SCREENS }, (_, place) => {
    const reader = readers[place % readers.length];
    if (!reader) throw new Error('Nobody could enter.');
    return ask(world.url, reader, { delay: (EVERY_MS * place) / SCREENS, end }, polls);
  });
  await Promise.all([...screens, write(world, ids, end)]);
  const [unchanged, changed] = [304, 200].map(
    (of) => polls.filter((it) => it.status === of).length,
  );
  note('screens', `${SCREENS} of ${readers.length} people, ${SECONDS} s`);
  note('requests a second', (polls.length / SECONDS).toFixed(0));
  note('time of one', timesWords(polls.map(({ ms }) => ms)));
  note('answered 304', `${((100 * (unchanged ?? 0)) / polls.length).toFixed(1)} %`);
  note('failed', String(polls.length - (unchanged ?? 0) - (changed ?? 0)));
}

async function enterAll(world: World): Promise<Reader[]> {
  const people = await send<{ id: string }[]>(
    world.api,
    'GET',
    `/api/users?municipalityId=${TOWN}&limit=100`,
  );
  const readers: Reader[] = [];
  // One after the other: log-ins at once look like guesses.
  for (const { id } of people) {
    const cookie = await enter(world, id);
    if (cookie) readers.push({ id, cookie });
  }
  return readers;
}

/** The cookie of a person who comes in, each on a device of her own; undefined where her PIN is another. */
async function enter(world: World, id: string): Promise<string | undefined> {
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

async function ask(
  url: string,
  { id, cookie }: Reader,
  { delay, end }: { delay: number; end: number },
  polls: Poll[],
): Promise<void> {
  let etag = '';
  await pause(delay);
  while (performance.now() < end) {
    const start = performance.now();
    const answer = await fetch(`${url}/api/users/${id}/support-messages`, {
      headers: { cookie, ...(etag ? { 'if-none-match': etag } : {}) },
    });
    await answer.arrayBuffer();
    polls.push({ ms: performance.now() - start, status: answer.status });
    etag = answer.headers.get('etag') ?? etag;
    await pause(EVERY_MS - (performance.now() - start));
  }
}

/** A relative of all of them writes to one after the other. */
async function write(world: World, ids: readonly string[], end: number): Promise<void> {
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
    await pause(1_000);
  }
}
