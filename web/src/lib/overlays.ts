import type { CommandQueue } from './command-queue.ts';
import type { Entry, HistoryStack } from './history-stack.ts';

type Ask = () => void;

/** What lies over the view, and who wants to be asked before it goes. */
export interface Overlays {
  readonly open: (id: string, onClose: () => void) => void;
  readonly close: (id: string) => void;
  /**
   * Back stays where it is and asks instead, until it is given nothing. What the app itself does goes through.
   * @param id the overlay that is held; the view under it, unless it is given
   */
  readonly hold: (ask: Ask | undefined, id?: string) => void;
  /** Back and Forward lead nowhere and close nothing. @returns lets them lead again */
  readonly lock: () => () => void;
  readonly isLocked: () => boolean;
  /** Who must be asked before the person goes from one entry back to another. */
  readonly askBefore: (left: Entry, next: Entry) => Ask | undefined;
  /** Lets go of all but the one of this entry. @returns closes them */
  readonly leaveBut: (entry: Entry) => () => void;
}

/** Stands for the view itself among the ids of what lies over it. */
const VIEW = '';

export function createOverlays(stack: HistoryStack, { enqueue, traverse }: CommandQueue): Overlays {
  const closers = new Map<string, () => void>();
  const asks = new Map<string, Ask>();
  let locks = 0;
  return {
    open: (id, onClose) =>
      enqueue(() => {
        const isKnown = closers.has(id);
        // One level only: a second dialog takes the first one's place.
        const others = isKnown ? [] : [...closers.values()];
        if (!isKnown) closers.clear();
        closers.set(id, onClose);
        if (!isKnown) stack.cover(id);
        for (const close of others) close();
      }),
    close: (id) =>
      enqueue(() => {
        closers.delete(id);
        if (stack.current().overlay === id) traverse(-1);
      }),
    hold(ask, id = VIEW) {
      if (ask) asks.set(id, ask);
      else asks.delete(id);
    },
    lock() {
      enqueue(() => {
        locks += 1;
        // One is enough, however much stands over it.
        if (!stack.current().isGuard) stack.guard();
      });
      return () =>
        enqueue(() => {
          locks -= 1;
          if (locks === 0 && stack.current().isGuard) traverse(-1);
        });
    },
    isLocked: () => locks > 0,
    askBefore(left, next) {
      if (next.depth >= left.depth) return undefined;
      const over = left.overlay === null ? undefined : asks.get(left.overlay);
      return over ?? (next.key === left.key ? undefined : asks.get(VIEW));
    },
    leaveBut({ overlay }) {
      const closing = [...closers].filter(([id]) => id !== overlay);
      for (const [id] of closing) closers.delete(id);
      return () => {
        for (const [, close] of closing) close();
      };
    },
  };
}
