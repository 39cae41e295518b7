import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess } from '../../scripts/support/child-process.ts';
import { freePort } from '../../scripts/support/free-port.mjs';
import { root } from '../../scripts/support/paths.mjs';
import { pinnedNode } from '../../scripts/support/pinned-node.mjs';

export interface ServerProcess {
  readonly url: string;
  /** From the start of the process to its first answer, in ms. */
  readonly startMs: number;
  /** Memory that the process holds, in MB; undefined where the system does not say. */
  memory(): number | undefined;
  /** Time for which its loop has worked and answered nobody else, in ms; undefined where the system does not say. */
  loopMs(): number | undefined;
  /** Time of the processor that it has used, in microseconds; undefined where the system does not say. */
  cpu(): number | undefined;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/**
 * Starts a server in a process of its own, on the pinned Node, and waits until it answers `/health/ready`.
 * @param flags of Node
 */
export async function startProcess(
  program: string,
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const child = spawn(pinnedNode(), [...flags, program], {
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
    loopMs: () => loopMsOf(child.pid),
    cpu: () => cpuOf(child.pid),
    stop: () => endProcess(child, { asks: 'SIGTERM', forces: 'SIGKILL', patience: 10_000 }),
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

function memoryOf(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1_024;
  } catch {
    return undefined;
  }
}

/** Time on a processor of the first thread, in which the loop runs: what else the machine does is not in it. */
function loopMsOf(pid: number | undefined): number | undefined {
  try {
    const nanoseconds = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0];
    return Number(nanoseconds) / 1e6;
  } catch {
    return undefined;
  }
}

/** Linux counts in hundredths of a second, in user mode and in its own. */
const TICK_US = 10_000;

function cpuOf(pid: number | undefined): number | undefined {
  try {
    const counts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    return (Number(counts?.[11]) + Number(counts?.[12])) * TICK_US;
  } catch {
    return undefined;
  }
}
