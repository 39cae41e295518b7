import * as contract from '@encina/contract/health';
import { DomainError } from './errors.ts';
import type { On } from './route.ts';

/** @param checks each throws when what it looks at does not answer. */
export function healthRoutes(on: On, checks: readonly (() => Promise<void>)[]): void {
  on(contract.live, async () => ({ status: 'ok' as const }));
  on(contract.ready, async () => {
    try {
      await Promise.all(checks.map((check) => check()));
    } catch (cause) {
      throw new DomainError('unavailable', { cause });
    }
    return { status: 'ok' as const };
  });
}
