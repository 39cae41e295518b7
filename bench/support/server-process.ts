import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/support/free-port.mjs';
import { root } from '../../scripts/support/paths.mjs';
import { pinnedNode } from '../../scripts/support/pinned-node.mjs';

export interface ServerProcess {
  readonly url: string;
  /** From the start of the process to its first answer, in ms. */
  readonly startMs: number;
  /** Memory that the process holds, in MB; undefined where the system does not say. */
  memory(): number | undefined;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Starts a server in a process of its own, on the pinned Node, and waits until it answers `/health/ready`. */
export async function startProcess(
  program: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const child = spawn(pinnedNode(), [program], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('close', () => process.off('exit', endWithUs));
  if (!(await answers(child, url))) {
    child.kill('SIGKILL');
    throw new Error(`${program} did not start. It said:\n${errors}`);
  }
  return {
    url,
    startMs: performance.now() - begin,
    memory: () => memoryOf(child.pid),
    stop: () => end(child),
  };
}

async function answers(child: ChildProcess, url: string): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return true;
    await pause(10);
  }
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await closed;
  clearTimeout(patience);
}

function memoryOf(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1_024;
  } catch {
    return undefined;
  }
}
