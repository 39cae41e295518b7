import type { ApiError } from '../api-error.ts';

/** What came of a command; `waits` where it is not known yet. */
export type Outcome = { readonly answer: unknown } | { readonly cause: ApiError } | 'waits';

const awaited = new Map<string, (outcome: Outcome) => void>();

/** What comes of a command before which somebody stands. */
export const outcomeOf = (key: string): Promise<Outcome> =>
  new Promise((resolve) => awaited.set(key, resolve));

/** Whether somebody stands before it and looks on. */
export const isAwaited = (key: string): boolean => awaited.has(key);

/** @returns whether somebody still stood before it */
export function tellOutcome(key: string, outcome: Outcome): boolean {
  const tell = awaited.get(key);
  awaited.delete(key);
  tell?.(outcome);
  return tell !== undefined;
}
