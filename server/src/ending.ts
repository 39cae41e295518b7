import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './app.ts';

/** For a balancer to see that this server is not ready, in ms. */
const GRACE_MS = 2_000;
/** What is being answered may be finished within so long, in ms; then the connections are cut. */
const DRAIN_MS = 10_000;

/** Ends what the server answers: not ready any more, then no new connections, then the ones there are. */
export async function drain({ http, health }: App): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS);
  if (health.drain()) await pause(GRACE_MS);
  await http.close();
  clearTimeout(cut);
}

/** What is not done by then goes on elsewhere, or at the next start. */
export async function endJobs({ jobs }: App): Promise<void> {
  await Promise.race([jobs.stop(), pause(DRAIN_MS)]);
}
