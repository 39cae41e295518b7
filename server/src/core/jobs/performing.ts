import type { Clock } from '../clock.ts';
import type { ClaimedJob } from './due-job.ts';
import type { JobKind } from './job.ts';
import type { JobsRepo } from './jobs.repo.ts';
import { outcomeOfFailure, problemOf } from './retries.ts';

export interface PerformingDeps {
  readonly repo: JobsRepo;
  readonly clock: Clock;
  readonly report: (error: unknown, job?: { readonly kind: string }) => void;
  /** How long a claim holds, in ms. */
  readonly leaseMs: number;
  /** Aborted when the server ends. */
  readonly ending: AbortSignal;
}

/** Does a job that is ours, keeps it ours as long as that takes, and notes what became of it. */
export function performingWith({ repo, clock, report, leaseMs, ending }: PerformingDeps) {
  const until = () => clock().add({ milliseconds: leaseMs });

  async function noteFailure(kind: JobKind | undefined, job: ClaimedJob, error: unknown) {
    const now = clock();
    if (!ending.aborted) report(error, job);
    const then = ending.aborted ? { next: now } : outcomeOfFailure(kind, job, now);
    await repo.fail(job, { problem: problemOf(error), now, ...then });
  }

  return {
    /** Until when what is claimed now is ours. */
    until,
    async perform(kind: JobKind | undefined, job: ClaimedJob): Promise<void> {
      const lost = new AbortController();
      const renewing = setInterval(() => {
        void repo.renew(job, until()).then((isOurs) => isOurs || lost.abort(), report);
      }, leaseMs / 3);
      renewing.unref();
      try {
        if (!kind || isOverdone(kind, job)) throw new Error('the process ended at each attempt');
        const done = await kind.run(job, AbortSignal.any([ending, lost.signal]));
        await repo.complete(job, done.again, done.write);
      } catch (error) {
        await noteFailure(kind, job, error);
      } finally {
        clearInterval(renewing);
      }
    },
  };
}

/** It has been begun as often as it may be, and nobody could say how it ended. */
const isOverdone = (
  { mostAttempts = Number.POSITIVE_INFINITY }: JobKind,
  { attempt }: ClaimedJob,
) => attempt > mostAttempts;
