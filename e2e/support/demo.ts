import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/support/paths.mjs';
import { pinnedNode } from '../../scripts/support/pinned-node.mjs';
import { type Server, startServer } from './server.ts';
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
  await promisify(execFile)(pinnedNode(), ['server/src/demo/seed.ts', `--size=${size}`], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  const server = await startServer({ dataDir });
  const world = await makeWorld(server.url, { password: 'bellota-demo', person: people[size] });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { server: { ...server, stop }, world };
}
