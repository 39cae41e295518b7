import type { Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { toText } from '../clock.ts';
import type { ClaimedJob, DueJob } from './due-job.ts';

export type JobRow = Selectable<Tables['jobs']>;

/** One that nobody has tried yet. */
export const freshRow = ({ kind, key, dueAt }: DueJob): JobRow => ({
  kind,
  key,
  due_at: toText(dueAt),
  claimable_at: toText(dueAt),
  attempts: 0,
  lease: null,
  problem: null,
  died_at: null,
});

export const claimedJob = ({ kind, key, due_at, attempts, lease }: JobRow): ClaimedJob => ({
  kind,
  key,
  dueAt: Temporal.Instant.from(due_at),
  attempt: attempts,
  lease: lease ?? '',
});
