import type { Browser } from './browser.ts';
import { type CommandQueue, createCommandQueue } from './command-queue.ts';
import { createHistoryStack, type HistoryStack, type Snapshot } from './history-stack.ts';
import { createOverlays, type Overlays } from './overlays.ts';
import type { ViewLocation } from './views.ts';

export interface ViewHistory {
  snapshot: () => Snapshot;
  subscribe: (listener: () => void) => () => void;
  /** Puts the start view under the address `/` unless the current entry is already ours. */
  adopt: () => void;
  go: (location: ViewLocation) => void;
  replace: (location: ViewLocation) => void;
  /** Goes there and makes everything behind unreachable: after a log-out, Back must not return. */
  restart: (location: ViewLocation) => void;
  back: () => void;
  /** Back to the nearest entry of that view; where there is none, it takes the place of this one. */
  backTo: (location: ViewLocation) => void;
  openOverlay: Overlays['open'];
  closeOverlay: Overlays['close'];
  blockBack: Overlays['hold'];
  lock: Overlays['lock'];
}

export function createViewHistory(
  browser: Browser,
  startLocation: () => ViewLocation,
): ViewHistory {
  const queue = createCommandQueue(browser);
  const stack = createHistoryStack(browser, startLocation);
  const overlays = createOverlays(stack, queue);
  browser.history.scrollRestoration = 'manual';
  browser.addEventListener('popstate', ({ state }) => {
    // A page beside the views: theirs is not to follow.
    if (browser.location.pathname !== '/') queue.settle();
    else if (overlays.isLocked()) comeBack(state, browser, stack, queue);
    else follow(state, { stack, queue, overlays });
  });
  return {
    snapshot: stack.arrivals.get,
    subscribe: stack.arrivals.subscribe,
    adopt() {
      if (!stack.isOurs(browser.history.state)) stack.begin('start');
    },
    ...moves(stack, queue, startLocation),
    openOverlay: overlays.open,
    closeOverlay: overlays.close,
    blockBack: overlays.hold,
    lock: overlays.lock,
  };
}

/** The person went to another entry, and nothing may change. */
function comeBack(
  state: unknown,
  browser: Browser,
  stack: HistoryStack,
  queue: CommandQueue,
): void {
  const left = stack.current();
  if (stack.isOurs(state) && state.depth !== left.depth) {
    queue.traverse(left.depth - state.depth);
    return;
  }
  if (!stack.isOurs(state)) browser.history.pushState(left, '');
  queue.settle();
}

/** The browser stands on another entry: by the person's own Back or Forward, or because it was sent there. */
function follow(
  state: unknown,
  { stack, queue, overlays }: { stack: HistoryStack; queue: CommandQueue; overlays: Overlays },
): void {
  const left = stack.current();
  stack.keepScroll();
  const next = stack.isOurs(state) ? state : null;
  const ask = next && overlays.askBefore(left, next);
  if (ask && !queue.isTraversing()) {
    queue.traverse(left.depth - next.depth);
    ask();
    return;
  }
  if (!next) stack.begin('back');
  else if (next.key === left.key) stack.stand(next);
  else stack.arrive(next, next.depth > left.depth ? 'forward' : 'back');
  const closeOthers = overlays.leaveBut(stack.current());
  queue.settle();
  closeOthers();
}

/** The ways from view to view. */
function moves(
  stack: HistoryStack,
  { enqueue, traverse }: CommandQueue,
  startLocation: () => ViewLocation,
) {
  const returnTo = (view: ViewLocation['view'] | undefined, otherwise: ViewLocation) => {
    const target = stack.behind(view);
    if (target) traverse(target.depth - stack.current().depth);
    else stack.put(otherwise, 'replace', 'back');
  };
  return {
    go: (location: ViewLocation) =>
      enqueue(() => {
        // Two taps on one card are one step.
        if (JSON.stringify(location) === JSON.stringify(stack.current().location)) return;
        stack.put(location, 'push', 'forward');
      }),
    replace: (location: ViewLocation) => enqueue(() => stack.put(location, 'replace', 'forward')),
    restart: (location: ViewLocation) =>
      enqueue(() => {
        stack.forget();
        stack.put(location, 'replace', 'forward');
      }),
    back: () => enqueue(() => returnTo(undefined, startLocation())),
    backTo: (location: ViewLocation) => enqueue(() => returnTo(location.view, location)),
  };
}
