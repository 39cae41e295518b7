import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { inRoot } from '../../scripts/support/paths.mjs';
import { pinnedNode } from '../../scripts/support/pinned-node.mjs';
import { type ServerProcess, startProcess } from './server-process.ts';

export const DEMO_TOWN = 'valle-de-matamoros-default';
export const DEMO_PASSWORD = 'bellota-demo';

/**
 * A server on a folder that `npm run demo` would have filled; the folder goes at the end.
 * @param prepare what is changed in the folder before the server starts
 */
export async function withDemo(
  size: 'normal' | 'huge',
  work: (server: ServerProcess) => Promise<void>,
  prepare: (dataDir: string) => void = () => undefined,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'encina-bench-'));
  try {
    execFileSync(pinnedNode(), [inRoot('demo/seed.ts'), `--size=${size}`], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    prepare(dataDir);
    const server = await startProcess('server/src/main.ts', { DATA_DIR: dataDir });
    await work(server).finally(() => server.stop());
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
