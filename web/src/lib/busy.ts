import { useSyncExternalStore } from 'react';

/**
 * Whether something is going on that only what matters for somebody's health may interrupt: a round of a game.
 * Whoever begins it holds, and lets go when it is over; several may hold at once.
 */
let held = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  held += by;
  for (const listener of listeners) listener();
}

/** @returns lets go; calling it twice lets go once. */
export function holdInterruptions(): () => void {
  let holding = true;
  change(1);
  return () => {
    if (!holding) return;
    holding = false;
    change(-1);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isBusy = (): boolean => held > 0;
export const useBusy = (): boolean => useSyncExternalStore(subscribe, isBusy);
