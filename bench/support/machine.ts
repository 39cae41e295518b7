import { execFileSync } from 'node:child_process';
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
