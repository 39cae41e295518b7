import { createStore } from './store.ts';

/**
 * Whether something is going on that only what matters for somebody's health may interrupt: a round of a game.
 * Whoever begins it holds, and lets go when it is over; several may hold at once.
 */
const held = createStore(0);

/** @returns lets go; calling it twice lets go once. */
export function holdInterruptions(): () => void {
  let holding = true;
  held.set(held.get() + 1);
  return () => {
    if (!holding) return;
    holding = false;
    held.set(held.get() - 1);
  };
}

export const isBusy = (): boolean => held.get() > 0;
export const useBusy = (): boolean => held.use() > 0;
