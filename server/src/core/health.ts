import * as contract from '@encina/contract/health';
import { DomainError } from './errors.ts';
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

/** @param checks each throws when what it looks at does not answer. */
export function healthRoutes(addRoute: AddRoute, checks: readonly (() => Promise<void>)[]): Health {
  let isDraining = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  addRoute(contract.live, async () => ({ status: 'ok' as const }));
  addRoute(contract.ready, async () => {
    askedAt = performance.now();
    if (isDraining) throw new DomainError('unavailable');
    try {
      await Promise.all(checks.map((check) => check()));
    } catch (cause) {
      throw new DomainError('unavailable', { cause });
    }
    return { status: 'ok' as const };
  });
  return {
    drain() {
      isDraining = true;
      return performance.now() - askedAt < WATCHED_MS;
    },
  };
}
