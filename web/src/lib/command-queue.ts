import type { Browser } from './browser.ts';

/** Longest wait for a traversal that the browser never reports, in ms. */
const TRAVERSAL_LIMIT = 1000;

/** What is asked of the history while the browser is still going back waits for it: it would be undone. */
export interface CommandQueue {
  readonly enqueue: (command: () => void) => void;
  /** Goes that many steps through the browser's history, which tells later. */
  readonly traverse: (steps: number) => void;
  readonly isTraversing: () => boolean;
  /** The browser has told: what waited has its turn. */
  readonly settle: () => void;
}

export function createCommandQueue(browser: Browser): CommandQueue {
  let traversing = false;
  let waiting: (() => void)[] = [];

  function enqueue(command: () => void): void {
    if (traversing) waiting.push(command);
    else command();
  }

  function settle(): void {
    traversing = false;
    const commands = waiting;
    waiting = [];
    for (const command of commands) enqueue(command);
  }

  function traverse(steps: number): void {
    traversing = true;
    browser.setTimeout(() => traversing && settle(), TRAVERSAL_LIMIT);
    browser.history.go(steps);
  }

  return { enqueue, settle, traverse, isTraversing: () => traversing };
}
