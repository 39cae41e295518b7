import type { Clock } from '../clock.ts';
import type { Write } from './claims.repo.ts';
import type { ClaimedJob } from './due-job.ts';

/** What becomes of a job that was done. All of it happens in one transaction, or nothing of it. */
export interface Done {
  /** When the next of its kind and key is due; without it, the job is over. */
  readonly again?: Temporal.Instant;
  /** What is to be written exactly once, however often the job was begun. */
  readonly write?: Write;
}

export interface JobKind {
  readonly kind: string;
  /** Given up, and kept as dead, after so many attempts; without it, tried for ever. */
  readonly mostAttempts?: number;
  /** Tried again after so long at the latest, in ms: what is worth nothing after an hour cannot wait for one. */
  readonly longestPause?: number;
  /**
   * It mostly waits for others and holds up none that is done here: many wait for the network at once, few for the mail
   * server, which turns away whoever comes with many connections.
   */
  readonly waitsFor?: 'network' | 'mail-server';
  /** There is one of its kind from the first start on, whose key is empty: due so long after that start. */
  readonly recurs?: Temporal.DurationLike;
  /** How often that one is due: put off for longer, a clock was wrong. */
  readonly every?: Temporal.DurationLike;
  /**
   * May be begun again after a kill, by another instance: what it does besides `Done.write` must bear that.
   * @param signal aborted when the job is somebody else's by now, or the server ends
   */
  run(job: ClaimedJob, signal: AbortSignal): Promise<Done>;
}

export interface Recurrence {
  readonly clock: Clock;
  readonly every: Temporal.DurationLike;
  /** How long after the very first start; at once, without it. */
  readonly first?: Temporal.DurationLike;
}

/** Done again and again, by whichever instance comes first: `every` after it was done the last time. */
export const recurring = (
  kind: string,
  { clock, every, first = { seconds: 0 } }: Recurrence,
  work: (signal: AbortSignal) => Promise<unknown>,
): JobKind => ({
  kind,
  recurs: first,
  every,
  async run(_job, signal) {
    await work(signal);
    return { again: clock().add(every) };
  },
});
