import type { SystemStatus } from '@encina/contract/health';
import { type Clock, toText } from '../../core/clock.ts';
import { lastCopyAt } from '../../core/last-copy.ts';
import type { CopiesRepo } from './copies.repo.ts';

/** A copy of every night, two that failed, and some hours. */
const LATE = Temporal.Duration.from({ hours: 3 * 24 });

export interface LastCopyDeps {
  readonly repo: Pick<CopiesRepo, 'since'>;
  readonly dataDir: string;
  readonly clock: Clock;
}

/** When the last good copy was, and whether it is time that somebody looks why there is no newer one. */
export const lastCopyService =
  ({ repo, dataDir, clock }: LastCopyDeps) =>
  async (): Promise<SystemStatus['copy']> => {
    const at = await lastCopyAt(dataDir);
    const since = at ?? (await sinceOf(repo));
    const isLate = since !== undefined && Temporal.Instant.compare(since.add(LATE), clock()) < 0;
    return { at: at ? toText(at) : null, isLate };
  };

/** A copy of every night, and some hours: longer without one, and the last has failed. */
const MISSED: Temporal.DurationLike = { hours: 36 };

/** Whether somebody should learn that the last copy failed or is too old. */
export const missedCopy =
  (lastCopy: () => Promise<SystemStatus['copy']>, clock: Clock) => async (): Promise<boolean> => {
    const { at, isLate } = await lastCopy();
    const missed = at !== null && Temporal.Instant.from(at).add(MISSED);
    return isLate || (missed !== false && Temporal.Instant.compare(missed, clock()) < 0);
  };

async function sinceOf(repo: LastCopyDeps['repo']): Promise<Temporal.Instant | undefined> {
  const text = await repo.since();
  return text === undefined ? undefined : Temporal.Instant.from(text);
}
