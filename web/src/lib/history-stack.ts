import type { Browser } from './browser.ts';
import { createStore, type Store } from './store.ts';
import type { ViewLocation } from './views.ts';

/** One entry of the browser's history. An open dialog has an entry of its own over its view's. */
export interface Entry {
  location: ViewLocation;
  /** The same for a view and the dialog over it: the view stays as it is. */
  key: string;
  overlay: string | null;
  depth: number;
  /** A second entry of the same place, so that Back has something to take away while it may lead nowhere. */
  isGuard: boolean;
  /** Entries of another epoch (before a reload, before a log-out) lead nowhere any more. */
  epoch: string;
}

/** How the person came to where she is: it decides about scroll and focus. */
export type Arrival = 'start' | 'forward' | 'back';
export interface Snapshot {
  entry: Entry;
  arrival: Arrival;
  /** Where the page stood when the person left this entry, in px; 0 where she has never been. */
  scroll: number;
}

/** The entries behind the person, and the one on which she is. */
export interface HistoryStack {
  /** The last arrival at a view; what opens over one is no arrival. */
  readonly arrivals: Store<Snapshot>;
  readonly current: () => Entry;
  readonly isOurs: (state: unknown) => state is Entry;
  /** Writes down where the page stands, for the way back. */
  readonly keepScroll: () => void;
  /** Stands on an entry that the browser has gone to. */
  readonly stand: (entry: Entry) => void;
  readonly arrive: (entry: Entry, arrival: Arrival) => void;
  /** Puts a location over the current entry or in its stead, and arrives there. */
  readonly put: (location: ViewLocation, how: 'push' | 'replace', arrival: Arrival) => void;
  /** Begins with the start view in the place of whatever the browser has there. */
  readonly begin: (arrival: Arrival) => void;
  /** Gives an overlay an entry over its view's; a second one takes the first one's. */
  readonly cover: (overlay: string) => void;
  /** Puts a guard over the current entry. */
  readonly guard: () => void;
  /** The nearest entry of another view behind the current one. */
  readonly behind: (view?: ViewLocation['view']) => Entry | undefined;
  /** Makes all that is behind unreachable. */
  readonly forget: () => void;
}

/** Where an entry of ours stood, also one from before a reload. */
export const locationBefore = (state: unknown): ViewLocation | undefined =>
  (state as Partial<Entry> | null)?.location;

const fresh = () => Math.random().toString(36).slice(2);

/** Where the person stands, and what is behind her. */
function createPosition(browser: Browser, start: Entry) {
  const scrolls = new Map<string, number>();
  const arrivals = createStore<Snapshot>({ entry: start, arrival: 'start', scroll: 0 });
  let entries: readonly Entry[] = [];
  let current = start;
  const stand = (entry: Entry) => {
    entries = [...entries.slice(0, entry.depth), entry];
    current = entry;
  };
  return {
    arrivals,
    current: () => current,
    keepScroll: () => void scrolls.set(current.key, browser.scrollY),
    stand,
    hasBegun: () => entries.length > 0,
    arrive(entry: Entry, arrival: Arrival) {
      stand(entry);
      const scroll = arrival === 'back' ? (scrolls.get(entry.key) ?? 0) : 0;
      arrivals.set({ entry, arrival, scroll });
    },
    behind: (view?: ViewLocation['view']) =>
      entries.findLast(
        ({ depth, key, location }) =>
          depth < current.depth && key !== current.key && (!view || location.view === view),
      ),
    forget() {
      entries = [];
    },
  };
}

export function createHistoryStack(
  browser: Browser,
  startLocation: () => ViewLocation,
): HistoryStack {
  let epoch = fresh();
  const entryFor = (location: ViewLocation, depth: number): Entry => ({
    location,
    key: fresh(),
    overlay: null,
    depth,
    isGuard: false,
    epoch,
  });
  const position = createPosition(browser, entryFor(startLocation(), 0));
  const { current, keepScroll, stand, arrive, hasBegun } = position;
  const write = (entry: Entry, how: 'push' | 'replace') =>
    browser.history[how === 'push' ? 'pushState' : 'replaceState'](entry, '');

  return {
    ...position,
    isOurs: (state): state is Entry =>
      !!state && typeof state === 'object' && 'epoch' in state && state.epoch === epoch,
    put(location, how, arrival) {
      keepScroll();
      const { depth, overlay } = current();
      // A view opened out of a dialog takes the dialog's entry: Back leads to the view under it.
      const isPushed = how === 'push' && !overlay;
      const next = entryFor(location, isPushed ? depth + 1 : depth);
      write(next, isPushed ? 'push' : 'replace');
      arrive(next, arrival);
    },
    begin(arrival) {
      const isShown = arrival === 'start' && !hasBegun();
      const start = isShown ? current() : entryFor(startLocation(), 0);
      write(start, 'replace');
      // The first view is there already: an arrival would have it made a second time, before anybody has seen it.
      if (isShown) stand(start);
      else arrive(start, arrival);
    },
    cover(id) {
      const { depth, overlay } = current();
      const place = { overlay: id, depth: overlay ? depth : depth + 1, isGuard: false };
      const next = { ...current(), ...place };
      write(next, overlay ? 'replace' : 'push');
      stand(next);
    },
    guard() {
      const next = { ...current(), depth: current().depth + 1, isGuard: true };
      write(next, 'push');
      stand(next);
    },
    forget() {
      epoch = fresh();
      position.forget();
    },
  };
}
