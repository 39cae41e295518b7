/**
 * `node scripts/dockerfile-steps.ts`: runs the steps of the Dockerfile in a clean folder, starts what it builds as its
 * own user, and asks its health check. With `--lend-packages` nothing is fetched. 0 where it is healthy.
 */
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './support/free-port.mjs';
import { buildImage, type Image, startIn } from './support/image-in-folder.ts';
import { root } from './support/paths.mjs';

const LENT = path.join(import.meta.dirname, 'testing/image-bin');
const LONGEST_MS = 120_000;
const PAUSE_MS = 250;

const lends = process.argv.includes('--lend-packages');
const image = await buildImage(root, lends ? { bin: LENT } : {});
try {
  process.exitCode = (await isHealthy(image)) ? 0 : 1;
} finally {
  image.remove();
}

async function isHealthy(built: Image): Promise<boolean> {
  const port = await freePort();
  const server = startIn(built, built.command, port);
  const ended = once(server, 'close');
  server.stdout?.pipe(process.stdout);
  server.stderr?.pipe(process.stderr);
  try {
    const until = Date.now() + LONGEST_MS;
    while (Date.now() < until && server.exitCode === null) {
      const [code] = await once(startIn(built, built.healthCheck, port), 'close');
      if (code === 0) return true;
      await pause(PAUSE_MS);
    }
    return false;
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}
