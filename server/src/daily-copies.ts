import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { systemClock } from './core/clock.ts';
import type { Config } from './core/config.ts';
import { claimCopying } from './core/data-dir.ts';
import { recurring } from './core/jobs/job.ts';
import { lockOf } from './features/copies/closing.ts';
import type { CopiesRepo } from './features/copies/copies.repo.ts';
import { configuredDestinations } from './features/copies/destinations/configured.ts';
import { WORK } from './features/copies/make-copy.ts';
import { copySchedule } from './features/copies/schedule.ts';

/** How soon a disk that is plugged in is noticed. */
const LOOK_EVERY: Temporal.DurationLike = { minutes: 1 };
const BACKUP = join(import.meta.dirname, 'cli/backup.ts');

interface DailyCopies {
  readonly repo: CopiesRepo;
  readonly config: Config;
  readonly dataDir: string;
  readonly report: (error: unknown) => void;
}

/**
 * One of all instances looks once a minute whether a copy is due, and has it made by a process of its own: to encrypt
 * everything here would hold up everybody.
 */
export function copyJob({ repo, config, dataDir, report }: DailyCopies) {
  let running: ChildProcess | undefined;
  async function run(): Promise<void> {
    const child = spawn(process.execPath, [BACKUP, '--due'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running = child;
    const [problem, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    running = undefined;
    if (code !== 0) report(new Error(`A copy was not made: ${problem.trim()}`));
  }
  const schedule = copySchedule({
    repo,
    dataDir,
    clock: systemClock,
    destinations: () => configuredDestinations(config.copies),
    isReady: async () => (await lockOf(config.copies, dataDir)) !== undefined,
    run,
    report,
  });
  void forgetHalfMade(dataDir).catch(report);
  return {
    // Not while it starts: whoever starts it first has other things to do, and may want to make a copy herself.
    job: recurring('copy', { clock: systemClock, every: LOOK_EVERY, first: LOOK_EVERY }, () =>
      schedule.look(),
    ),
    stop() {
      running?.kill('SIGTERM');
    },
  };
}

/** What a copy that was killed has left in the data folder, its plain database. */
async function forgetHalfMade(dataDir: string): Promise<void> {
  const release = claimCopying(dataDir);
  if (!release) return;
  await rm(join(dataDir, WORK), { recursive: true, force: true });
  release();
}
