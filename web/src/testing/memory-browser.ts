import type { Browser } from '../lib/browser.ts';

type Listener = Parameters<Browser['addEventListener']>[1];

export interface MemoryBrowser extends Browser {
  scrollY: number;
  /** How long it takes to go back, in ms. */
  delay: number;
  /** The person's own Back and Forward, which the page only hears of. */
  press: (steps: number) => Promise<void>;
  length: () => number;
  /** Resolves when every traversal under way has been told. */
  settled: () => Promise<void>;
}

/** A browser's history in memory. Like the real one it goes back later, not at once. */
export function memoryBrowser(states: unknown[] = [null]): MemoryBrowser {
  const entries = [...states];
  let at = entries.length - 1;
  const listeners: Listener[] = [];
  let traversal: Promise<void> = Promise.resolve();

  const travel = (steps: number) => {
    traversal = traversal.then(async () => {
      await new Promise((resolve) => setTimeout(resolve, browser.delay));
      const next = at + steps;
      if (next < 0 || next >= entries.length) return;
      at = next;
      for (const listener of listeners) listener({ state: entries[at] });
    });
    return traversal;
  };

  const browser: MemoryBrowser = {
    scrollY: 0,
    delay: 0,
    location: { pathname: '/' },
    setTimeout: (callback, ms) => setTimeout(callback, ms),
    addEventListener: (_, listener) => listeners.push(listener),
    history: {
      scrollRestoration: 'auto',
      get state() {
        return entries[at];
      },
      pushState(state) {
        entries.splice(at + 1, entries.length, structuredClone(state));
        at += 1;
      },
      replaceState(state) {
        entries[at] = structuredClone(state);
      },
      go: (steps = 0) => void travel(steps),
    },
    press: travel,
    length: () => entries.length,
    settled: () => traversal,
  };
  return browser;
}
