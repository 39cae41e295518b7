import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirstSteps } from '@encina/contract/first-steps';
import type { Authorized, Subject } from '../../core/actor.ts';
import { type Clock, inSeconds } from '../../core/clock.ts';
import type { firstStepsRepo } from './first-steps.repo.ts';

/** Whatever copies the data folder touches this file in it, as the manual says. */
const LAST_COPY = 'last-copy';
/** A copy of every night, and one that failed. */
const FRESH_SECONDS = 2 * 24 * 3_600;

export interface FirstStepsDeps {
  readonly repo: ReturnType<typeof firstStepsRepo>;
  readonly dataDir: string;
  readonly clock: Clock;
}

/** What a town hall does first, read from what is there: nobody ticks it by hand. */
export function firstStepsService({ repo, dataDir, clock }: FirstStepsDeps) {
  async function isCopied(): Promise<boolean> {
    const last = await stat(join(dataDir, LAST_COPY)).catch(() => undefined);
    return last !== undefined && last.mtime.toISOString() > inSeconds(clock(), -FRESH_SECONDS);
  }
  return {
    async done({ id }: Authorized<Subject<'municipality'>>): Promise<FirstSteps> {
      const [there, copy] = await Promise.all([repo.there(id), isCopied()]);
      return { ...there, copy };
    },
  };
}
