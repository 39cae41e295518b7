import type { Browser } from './browser.ts';

/** Longest wait for a traversal that the browser never reports, in ms: a slow tablet takes seconds to tell of one. */
const TRAVERSAL_LIMIT = 10_000;

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
  let underWay: symbol | undefined;
  let waiting: (() => void)[] = [];

  function enqueue(command: () => void): void {
    if (underWay) waiting.push(command);
    else command();
  }

  function settle(): void {
    underWay = undefined;
    const commands = waiting;
    waiting = [];
    for (const command of commands) enqueue(command);
  }

  function traverse(steps: number): void {
    const own = Symbol();
    underWay = own;
    // The limit of one that was told long ago must not end a later one.
    browser.setTimeout(() => underWay === own && settle(), TRAVERSAL_LIMIT);
    browser.history.go(steps);
  }

  return { enqueue, settle, traverse, isTraversing: () => underWay !== undefined };
}
