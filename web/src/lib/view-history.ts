import type { Browser } from './browser.ts';
import { createOverlays, type Overlays } from './overlays.ts';
import { createTrail, type Snapshot, type Trail } from './trail.ts';
import { createTurns, type Turns } from './turns.ts';
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
  const turns = createTurns(browser);
  const trail = createTrail(browser, startLocation);
  const overlays = createOverlays(trail, turns);
  browser.history.scrollRestoration = 'manual';
  browser.addEventListener('popstate', ({ state }) => {
    // A page beside the views: theirs is not to follow.
    if (browser.location.pathname !== '/') turns.settle();
    else if (overlays.isLocked()) comeBack(state, browser, trail, turns);
    else follow(state, { trail, turns, overlays });
  });
  return {
    snapshot: trail.arrivals.get,
    subscribe: trail.arrivals.subscribe,
    adopt: () => trail.isOurs(browser.history.state) || trail.begin('start'),
    ...moves(trail, turns, startLocation),
    openOverlay: overlays.open,
    closeOverlay: overlays.close,
    blockBack: overlays.hold,
    lock: overlays.lock,
  };
}

/** The person went to another entry, and nothing may change. */
function comeBack(state: unknown, browser: Browser, trail: Trail, turns: Turns): void {
  const left = trail.current();
  if (trail.isOurs(state) && state.depth !== left.depth) {
    turns.traverse(left.depth - state.depth);
    return;
  }
  if (!trail.isOurs(state)) browser.history.pushState(left, '');
  turns.settle();
}

/** The browser stands on another entry: by the person's own Back or Forward, or because it was sent there. */
function follow(
  state: unknown,
  { trail, turns, overlays }: { trail: Trail; turns: Turns; overlays: Overlays },
): void {
  const left = trail.current();
  trail.keepScroll();
  const next = trail.isOurs(state) ? state : null;
  const ask = next && overlays.askBefore(left, next);
  if (ask && !turns.isTraversing()) {
    turns.traverse(left.depth - next.depth);
    ask();
    return;
  }
  if (!next) trail.begin('back');
  else if (next.key === left.key) trail.stand(next);
  else trail.arrive(next, next.depth > left.depth ? 'forward' : 'back');
  const closeOthers = overlays.leaveBut(trail.current());
  turns.settle();
  closeOthers();
}

/** The ways from view to view. */
function moves(trail: Trail, { inTurn, traverse }: Turns, startLocation: () => ViewLocation) {
  const returnTo = (view: ViewLocation['view'] | undefined, otherwise: ViewLocation) => {
    const target = trail.behind(view);
    if (target) traverse(target.depth - trail.current().depth);
    else trail.put(otherwise, 'replace', 'back');
  };
  return {
    go: (location: ViewLocation) =>
      inTurn(() => {
        // Two taps on one card are one step.
        if (JSON.stringify(location) === JSON.stringify(trail.current().location)) return;
        trail.put(location, 'push', 'forward');
      }),
    replace: (location: ViewLocation) => inTurn(() => trail.put(location, 'replace', 'forward')),
    restart: (location: ViewLocation) =>
      inTurn(() => {
        trail.forget();
        trail.put(location, 'replace', 'forward');
      }),
    back: () => inTurn(() => returnTo(undefined, startLocation())),
    backTo: (location: ViewLocation) => inTurn(() => returnTo(location.view, location)),
  };
}
