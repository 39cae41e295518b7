import type { SystemStatus } from '@encina/contract/health';
import * as contract from '@encina/contract/health';
import { DomainError } from './errors.ts';
import { outageOf } from './outage.ts';
import type { AddRoute } from './route.ts';

/** A balancer that asks has asked within so long, in ms. */
const WATCHED_MS = 60_000;

export interface Health {
  /**
   * From now on the server says that it is not ready.
   * @returns whether somebody asks, and should be given a moment to send requests elsewhere
   */
  drain(): boolean;
}

interface Watched {
  /** Each throws when what it looks at does not answer, or takes nothing more. */
  readonly checks: readonly (() => Promise<void>)[];
  readonly version: string;
  readonly lastCopy: () => Promise<SystemStatus['copy']>;
}

export function healthRoutes(addRoute: AddRoute, { checks, version, lastCopy }: Watched): Health {
  let isDraining = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  const check = once(async () => {
    try {
      await Promise.all(checks.map((one) => one()));
    } catch (cause) {
      throw new DomainError(outageOf(cause) ?? 'unavailable', { cause });
    }
  });
  addRoute(contract.live, async () => ({ status: 'ok' as const }));
  addRoute(contract.ready, async () => {
    askedAt = performance.now();
    if (isDraining) throw new DomainError('unavailable');
    await check();
    return { status: 'ok' as const };
  });
  addRoute(contract.forStaff, async () => ({
    version,
    copy: await lastCopy(),
    problem: await check().then(
      () => null,
      (error: DomainError) => error.message,
    ),
  }));
  return {
    drain() {
      isDraining = true;
      return performance.now() - askedAt < WATCHED_MS;
    },
  };
}

/** Whoever asks while it is being looked at gets the same answer: a check writes, and anybody may ask. */
function once(check: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
}
