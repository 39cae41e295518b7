import * as contract from '@encina/contract/health';
import { DomainError } from './errors.ts';
import { outageOf } from './outage.ts';
import type { AddRoute } from './route.ts';

interface Health {
  /** Each throws when what it looks at does not answer, or takes nothing more. */
  readonly checks: readonly (() => Promise<void>)[];
  readonly version: string;
}

export function healthRoutes(addRoute: AddRoute, { checks, version }: Health): void {
  const check = once(async () => {
    try {
      await Promise.all(checks.map((one) => one()));
    } catch (cause) {
      throw new DomainError(outageOf(cause) ?? 'unavailable', { cause });
    }
  });
  addRoute(contract.live, async () => ({ status: 'ok' as const }));
  addRoute(contract.ready, async () => {
    await check();
    return { status: 'ok' as const };
  });
  addRoute(contract.forStaff, async () => ({
    version,
    problem: await check().then(
      () => null,
      (error: DomainError) => error.message,
    ),
  }));
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
