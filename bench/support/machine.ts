import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { version } from 'node:process';
import { root } from '../../scripts/support/paths.mjs';

/** On what it was measured, in a line. */
export function machineWords(): string {
  const [processor] = os.cpus();
  const memory = `${Math.round(os.totalmem() / 1024 ** 3)} GB`;
  const load = os.loadavg()[0]?.toFixed(1);
  return `${os.availableParallelism()} × ${processor?.model ?? 'processor'}, ${memory}, ${os.type()} ${os.release()}, load ${load} at the start; Node ${version}`;
}

/** Time of all processors since the start of the system, in the ticks of the kernel. */
interface ProcessorTime {
  readonly total: number;
  /** While other machines of the same host had them. */
  readonly stolen: number;
}

/** Undefined where no `/proc/stat` tells. */
export function processorTime(): ProcessorTime | undefined {
  try {
    const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    // user, nice, system, idle, iowait, irq, softirq, steal; what follows is part of the first two.
    const times = first.trim().split(/\s+/).slice(1, 9).map(Number);
    return { total: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 };
  } catch {
    return undefined;
  }
}

/** How much of the processors was not there since then: rates that were measured meanwhile are too low by it. */
export function stolenWords(since: ProcessorTime | undefined): string {
  const now = processorTime();
  if (!since || !now || now.total === since.total) return '';
  const share = (now.stolen - since.stolen) / (now.total - since.total);
  return `; other machines of the host had ${Math.round(share * 100)} % of the processors meanwhile`;
}

/** What was measured: the commit, and whether files differ from it. */
export function commitWords(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    const changed =
      git('status', '--porcelain', '--', ':!bench/RESULTS.md') === '' ? '' : ' and changes';
    return `commit ${git('rev-parse', '--short', 'HEAD')}${changed}`;
  } catch {
    return 'no commit known';
  }
}
