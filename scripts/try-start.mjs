// @ts-check
/** Starts the server once on its data, which brings the tables up to date, and ends it. 0 where it became ready. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { freePort } from './support/free-port.mjs';
import { root } from './support/paths.mjs';
import { pinnedNode } from './support/pinned-node.mjs';
import { main } from './support/script-main.mjs';

const LONGEST_MS = 120_000;
const PAUSE_MS = 200;

/** @param {string} url @param {() => boolean} isOver */
async function ready(url, isOver) {
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until && !isOver()) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}

await main(async () => {
  const port = String(await freePort());
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port };
  const server = spawn(pinnedNode(), ['server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'close');
  const isReady = await ready(`http://127.0.0.1:${port}`, () => server.exitCode !== null);
  server.kill('SIGTERM');
  await ended;
  return isReady ? 0 : 1;
});
