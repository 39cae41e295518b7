import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/support/paths.mjs';
import { pinnedNode } from '../../scripts/support/pinned-node.mjs';
import { type Api, send } from './api.ts';
import { COMPILED, type Server, startServer } from './server.ts';
import { makeWorld, type World } from './world.ts';

const people = {
  empty: 'Josefa Gómez Rangel',
  normal: 'Josefa Gómez Rangel',
  crowded: 'María de la Concepción Inmaculada',
} as const;
export type DemoSize = keyof typeof people;
export const demoSizes = Object.keys(people) as DemoSize[];

/** The real server on a folder that `npm run demo` would have filled. */
export async function startDemo(size: DemoSize): Promise<{ server: Server; world: World }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'encina-demo-'));
  await promisify(execFile)(pinnedNode(), ['demo/seed.ts', `--size=${size}`], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, DATA_DIR: dataDir },
  });
  const server = await startServer({ dataDir });
  const world = await makeWorld(server.url, { password: 'bellota-demo', person: people[size] });
  await hush(world);
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { server: { ...server, stop }, world };
}

/** Longer ago nothing rings any more, and a run of the tests is over before anything later does. In ms. */
const RINGS_AFTER = 30 * 60_000;
const RUN = 25 * 60_000;

/** Says "done" to what would ring while somebody looks at the screens: an alarm stands over all of them. */
export async function hush({ api, person }: World): Promise<void> {
  const own: Api = { url: api.url, cookies: new Map(api.cookies) };
  const path = `/api/users/${person.id}`;
  await send(own, 'POST', `${path}/verify-pin`, { pin: person.pin });
  const agenda = await send<{ id: string; occurrence: string; dueAt: string }[]>(
    own,
    'GET',
    `${path}/reminders/agenda?days=2`,
  );
  for (const { id, occurrence, dueAt } of agenda) {
    const ahead = Date.parse(dueAt) - Date.now();
    if (ahead < -RINGS_AFTER || ahead > RUN) continue;
    const at = `${path}/reminders/${id}/occurrences/${occurrence}`;
    await send(own, 'PUT', at, { state: 'done' });
  }
}
