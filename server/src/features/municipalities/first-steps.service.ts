import type { FirstSteps } from '@encina/contract/first-steps';
import type { Authorized, Subject } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import { lastCopyAt } from '../../core/last-copy.ts';
import type { firstStepsRepo } from './first-steps.repo.ts';

/** A copy of every night, and one that failed. */
const FRESH: Temporal.DurationLike = { hours: 2 * 24 };

export interface FirstStepsDeps {
  readonly repo: ReturnType<typeof firstStepsRepo>;
  readonly dataDir: string;
  readonly clock: Clock;
}

/** What a town hall does first, read from what is there: nobody ticks it by hand. */
export function firstStepsService({ repo, dataDir, clock }: FirstStepsDeps) {
  async function isCopied(): Promise<boolean> {
    const last = await lastCopyAt(dataDir);
    return last !== undefined && Temporal.Instant.compare(last, clock().subtract(FRESH)) > 0;
  }
  return {
    async done({ id }: Authorized<Subject<'municipality'>>): Promise<FirstSteps> {
      const [there, copy] = await Promise.all([repo.there(id), isCopied()]);
      return { ...there, copy };
    },
  };
}
