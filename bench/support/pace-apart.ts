import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Load } from './load.ts';
import type { pace } from './pace.ts';

/**
 * The same in a thread of its own, whose memory holds these questions alone: where the bench's own plan of the towns is cleared
 * of what it no longer needs, the asking would stand still for a tenth of a second, as if the server did.
 */
export async function paceApart(...asked: Parameters<typeof pace>): Promise<Load> {
  const thread = new Worker(new URL('./pace-thread.ts', import.meta.url), { workerData: asked });
  // What breaks in the thread is thrown here.
  const [load] = await once(thread, 'message');
  await thread.terminate();
  return load;
}
