import type { Browser } from './browser.ts';
import type { Place } from './views.ts';

/** One entry of the browser's history. An open dialog has an entry of its own over its view's. */
export interface Entry {
  place: Place;
  /** The same for a view and the dialog over it: the view stays as it is. */
  key: string;
  overlay: string | null;
  depth: number;
  /** Entries of another epoch (before a reload, before a log-out) lead nowhere any more. */
  epoch: string;
}

/** How the person came to where she is: it decides about scroll and focus. */
export type Arrival = 'start' | 'forward' | 'back';
export interface Snapshot {
  entry: Entry;
  arrival: Arrival;
  /** Where the page stood when the person left this entry, in px; undefined where it stands there already. */
  scroll: number | undefined;
}

export interface PlaceHistory {
  snapshot: () => Snapshot;
  subscribe: (listener: () => void) => () => void;
  /** Puts the start view under the address `/` unless the current entry is already ours. */
  adopt: () => void;
  go: (place: Place) => void;
  replace: (place: Place) => void;
  /** Goes there and makes everything behind unreachable: after a log-out, Back must not return. */
  restart: (place: Place) => void;
  back: () => void;
  /** Back to the nearest entry of that view; where there is none, it takes the place of this one. */
  backTo: (place: Place) => void;
  openOverlay: (id: string, onClose: () => void) => void;
  closeOverlay: (id: string) => void;
  /** Back stays where it is and asks instead, until it is given nothing. What the app itself does goes through. */
  holdBack: (ask: (() => void) | undefined) => void;
}

const fresh = () => Math.random().toString(36).slice(2);

/** Longest wait for a traversal that the browser never reports, in ms. */
const traversalLimit = 1000;

export function createPlaceHistory(browser: Browser, startPlace: () => Place): PlaceHistory {
  const listeners = new Set<() => void>();
  const overlays = new Map<string, () => void>();
  const scrolls = new Map<string, number>();
  let epoch = fresh();
  let trail: Entry[] = [];
  let now: Snapshot = { entry: entryFor(startPlace(), 0), arrival: 'start', scroll: undefined };
  let traversing = false;
  let waiting: (() => void)[] = [];
  let askFirst: (() => void) | undefined;

  function entryFor(place: Place, depth: number): Entry {
    return { place, key: fresh(), overlay: null, depth, epoch };
  }

  function arrive(entry: Entry, arrival: Arrival): void {
    trail = [...trail.slice(0, entry.depth), entry];
    const scroll = arrival === 'back' ? (scrolls.get(entry.key) ?? 0) : 0;
    now = { entry, arrival, scroll: scroll === browser.scrollY ? undefined : scroll };
    for (const listener of listeners) listener();
  }

  function ours(state: unknown): state is Entry {
    return !!state && typeof state === 'object' && 'epoch' in state && state.epoch === epoch;
  }

  /** Commands given while the browser is still going back wait for it: it would undo them. */
  function inTurn(command: () => void): void {
    if (traversing) waiting.push(command);
    else command();
  }

  function settle(): void {
    traversing = false;
    const commands = waiting;
    waiting = [];
    for (const command of commands) inTurn(command);
  }

  function traverse(steps: number): void {
    traversing = true;
    browser.setTimeout(() => traversing && settle(), traversalLimit);
    browser.history.go(steps);
  }

  function put(place: Place, how: 'push' | 'replace', arrival: Arrival): void {
    const { entry } = now;
    scrolls.set(entry.key, browser.scrollY);
    // A view opened out of a dialog takes the dialog's entry: Back leads to the view under it.
    const push = how === 'push' && !entry.overlay;
    const next = entryFor(place, push ? entry.depth + 1 : entry.depth);
    browser.history[push ? 'pushState' : 'replaceState'](next, '');
    arrive(next, arrival);
  }

  function onPop(event: Pick<PopStateEvent, 'state'>): void {
    if (browser.location.pathname !== '/') {
      settle();
      return;
    }
    const { entry: left } = now;
    scrolls.set(left.key, browser.scrollY);
    const known = ours(event.state) ? event.state : null;
    if (askFirst && !traversing && known && known.depth < left.depth && known.key !== left.key) {
      traverse(left.depth - known.depth);
      askFirst();
      return;
    }
    const next = known ?? entryFor(startPlace(), 0);
    if (!known) browser.history.replaceState(next, '');
    const closing = [...overlays].filter(([id]) => id !== next.overlay);
    for (const [id] of closing) overlays.delete(id);
    if (next.key === left.key) now = { ...now, entry: next };
    else arrive(next, known && next.depth > left.depth ? 'forward' : 'back');
    settle();
    for (const [, onClose] of closing) onClose();
  }

  browser.history.scrollRestoration = 'manual';
  browser.addEventListener('popstate', onPop);

  return {
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    adopt() {
      if (ours(browser.history.state)) return;
      const start = entryFor(startPlace(), 0);
      browser.history.replaceState(start, '');
      arrive(start, 'start');
    },
    go: (place) =>
      inTurn(() => {
        // Two taps on one card are one step.
        if (JSON.stringify(place) === JSON.stringify(now.entry.place)) return;
        put(place, 'push', 'forward');
      }),
    replace: (place) => inTurn(() => put(place, 'replace', 'forward')),
    restart: (place) =>
      inTurn(() => {
        epoch = fresh();
        trail = [];
        put(place, 'replace', 'forward');
      }),
    back: () =>
      inTurn(() => {
        const { entry } = now;
        const target = trail.findLast((e) => e.depth < entry.depth && e.key !== entry.key);
        if (target) traverse(target.depth - entry.depth);
        else put(startPlace(), 'replace', 'back');
      }),
    backTo: (place) =>
      inTurn(() => {
        const { entry } = now;
        const target = trail.findLast(
          (e) => e.depth < entry.depth && e.key !== entry.key && e.place.view === place.view,
        );
        if (target) traverse(target.depth - entry.depth);
        else put(place, 'replace', 'back');
      }),
    openOverlay: (id, onClose) =>
      inTurn(() => {
        const { entry } = now;
        if (overlays.has(id)) {
          overlays.set(id, onClose);
          return;
        }
        // One level only: a second dialog takes the first one's place.
        const others = [...overlays.values()];
        overlays.clear();
        overlays.set(id, onClose);
        const next = {
          ...entry,
          overlay: id,
          depth: entry.overlay ? entry.depth : entry.depth + 1,
        };
        browser.history[entry.overlay ? 'replaceState' : 'pushState'](next, '');
        trail = [...trail.slice(0, next.depth), next];
        now = { ...now, entry: next };
        for (const close of others) close();
      }),
    closeOverlay: (id) =>
      inTurn(() => {
        overlays.delete(id);
        if (now.entry.overlay === id) traverse(-1);
      }),
    holdBack: (ask) => {
      askFirst = ask;
    },
  };
}
