import type { ClaimedJob } from './due-job.ts';
import type { JobKind } from './job.ts';

/** In ms: 10 s, 40 s, 160 s, and so on up to an hour. */
const FIRST_PAUSE = 10_000;
const GROWS_BY = 4;
export const LONGEST_PAUSE = 3_600_000;

const pauseAfter = (attempt: number, longest = LONGEST_PAUSE): number =>
  Math.min(FIRST_PAUSE * GROWS_BY ** (attempt - 1), longest);

/** When a job that failed is tried again; nothing where it has been tried often enough. */
export function outcomeOfFailure(
  kind: JobKind | undefined,
  { attempt }: ClaimedJob,
  now: Temporal.Instant,
): { next?: Temporal.Instant } {
  if (attempt >= (kind?.mostAttempts ?? Number.POSITIVE_INFINITY)) return {};
  return { next: now.add({ milliseconds: pauseAfter(attempt, kind?.longestPause) }) };
}

/** The name of an error and its code: its sentence may hold what somebody said. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${error.code}` : error.name;
}
