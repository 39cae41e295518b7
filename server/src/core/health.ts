import * as contract from '@encina/contract/health';
import { DomainError } from './errors.ts';
import type { AddRoute } from './route.ts';

/** @param checks each throws when what it looks at does not answer. */
export function healthRoutes(addRoute: AddRoute, checks: readonly (() => Promise<void>)[]): void {
  addRoute(contract.live, async () => ({ status: 'ok' as const }));
  addRoute(contract.ready, async () => {
    try {
      await Promise.all(checks.map((check) => check()));
    } catch (cause) {
      throw new DomainError('unavailable', { cause });
    }
    return { status: 'ok' as const };
  });
}
