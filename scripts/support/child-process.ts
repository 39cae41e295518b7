import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

interface Ending {
  readonly asks: NodeJS.Signals;
  /** Sent where it goes on for longer than that, in ms. */
  readonly forces: NodeJS.Signals;
  readonly patience: number;
}

/** Waits until a program has said these words on its standard error. @throws Error with all its words where it ends before */
export async function untilItSays(
  child: ChildProcess & { readonly stderr: Readable },
  words: string,
): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      log += chunk;
      if (log.includes(words)) resolve();
    });
    child.once('error', reject);
    child.once('close', (code) =>
      reject(new Error(`${child.spawnfile} ended with ${code}: ${log}`)),
    );
  });
}

/** Ends a program, and waits until it has ended. */
export async function endProcess(
  child: ChildProcess,
  { asks, forces, patience }: Ending,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill(asks);
  const force = setTimeout(() => child.kill(forces), patience);
  await closed;
  clearTimeout(force);
}
