import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/support/free-port.mjs';
import { type Server, startServer } from './server.ts';

export interface ClockedServer {
  readonly url: string;
  /** Ends the server and starts it again at that instant, on the same folder and port. */
  at(instant: string): Promise<void>;
  stop(): Promise<void>;
}

/** The real server, started at an instant: its clock goes on from there. */
export async function startClocked(
  instant: string,
  env: Record<string, string> = {},
): Promise<ClockedServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'encina-clock-'));
  const port = await freePort();
  const start = (clock: string): Promise<Server> =>
    startServer({
      dataDir,
      port,
      env: {
        ...env,
        NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'clock-at.mjs')}`,
        CLOCK_AT: clock,
      },
    });
  let server = await start(instant);
  return {
    url: server.url,
    async at(later) {
      await server.stop();
      server = await start(later);
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
