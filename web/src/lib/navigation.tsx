import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { pendingAccess } from './access-link.ts';
import { pendingCard } from './card-link.ts';
import { locationBefore, type Snapshot } from './history-stack.ts';
import { pendingInvitation } from './invitation.ts';
import { takeReturn } from './reload.ts';
import { readStored, storedMunicipalityId } from './storage.ts';
import { createViewHistory, type ViewHistory } from './view-history.ts';
import { type Destination, personIn, type ViewLocation, type ViewName } from './views.ts';

/** A reload never brings a person's view back: the app begins at its start screen. */
export function startLocation(): ViewLocation {
  if (pendingInvitation() || pendingCard()) return { view: 'user-select', params: {} };
  if (pendingAccess()) return { view: 'support-login', params: {} };
  return { view: storedMunicipalityId() ? 'landing' : 'welcome-landing', params: {} };
}

/**
 * Staff who reload their panel have it again; it asks for the password where their session is over. Whoever was in when
 * the app itself loaded the page anew is at home again.
 */
function returnOf(before: ViewLocation | undefined): ViewLocation | undefined {
  const isReturn = takeReturn();
  if (!before || pendingInvitation() || pendingCard() || pendingAccess()) return undefined;
  const user = personIn(before);
  if (user && isReturn) return { view: 'user-menu', params: { user } };
  const wasPanel = before.view === 'admin-dashboard' && readStored('adminId') !== null;
  return wasPanel ? { view: 'admin-dashboard', params: {} } : undefined;
}

function createHistory(): ViewHistory {
  const before = returnOf(locationBefore(window.history.state));
  const history = createViewHistory(window, startLocation);
  if (before) {
    history.adopt();
    history.replace(before);
  }
  return history;
}

const NavigationContext = createContext<ViewHistory | null>(null);
const SnapshotContext = createContext<Snapshot | null>(null);

/** Keeps one view history for all of the app; `history` is given only by tests. */
export function NavigationProvider({
  history,
  children,
}: {
  history?: ViewHistory;
  children: ReactNode;
}) {
  const [own] = useState(() => history ?? createHistory());
  const arrived = useArrived(own);
  return (
    <NavigationContext value={own}>
      <SnapshotContext value={arrived}>{children}</SnapshotContext>
    </NavigationContext>
  );
}

/**
 * Where the app has arrived. The next view is made bit by bit while the last one stands: a slow tablet shows at once that it
 * felt the tap. What was left for good, as by a log-out, goes at once.
 */
function useArrived(history: ViewHistory): Snapshot {
  const [arrived, arrive] = useState(history.snapshot);
  useLayoutEffect(() => {
    let { epoch } = history.snapshot().entry;
    const follow = () => {
      const next = history.snapshot();
      const isLeftForGood = next.entry.epoch !== epoch;
      epoch = next.entry.epoch;
      if (isLeftForGood) arrive(next);
      else startTransition(() => arrive(next));
    };
    // A view that was quicker than this may already have gone elsewhere.
    follow();
    return history.subscribe(follow);
  }, [history]);
  return arrived;
}

export function useViewHistory(): ViewHistory {
  const history = use(NavigationContext);
  if (!history) throw new Error('NavigationProvider is missing');
  return history;
}

export function useSnapshot(): Snapshot {
  const snapshot = use(SnapshotContext);
  if (!snapshot) throw new Error('NavigationProvider is missing');
  return snapshot;
}

export interface Navigation {
  view: ViewName;
  params: ViewLocation['params'];
  /** Opens a view; the browser's Back returns here. */
  go: <V extends ViewName>(...to: Destination<V>) => void;
  /** Opens a view in the place of this one. */
  replace: <V extends ViewName>(...to: Destination<V>) => void;
  /** Opens a view and forgets all that was before: for log-outs. */
  restart: <V extends ViewName>(...to: Destination<V>) => void;
  /** The browser's Back. */
  back: () => void;
  /** What a "Volver a …" button does: the same as Back where that view is behind, else goes there. */
  backTo: <V extends ViewName>(...to: Destination<V>) => void;
}

function locationOf<V extends ViewName>([view, params]: Destination<V>): ViewLocation {
  // The tuple already ties the params to the view; the union cannot follow a generic.
  return { view, params: params ?? {} } as ViewLocation;
}

function actionsOn(history: ViewHistory): Omit<Navigation, 'view' | 'params'> {
  return {
    go: (...to) => history.go(locationOf(to)),
    replace: (...to) => history.replace(locationOf(to)),
    restart: (...to) => history.restart(locationOf(to)),
    back: history.back,
    backTo: (...to) => history.backTo(locationOf(to)),
  };
}

/** Where the person is, and how to go elsewhere. The functions stay the same from render to render. */
export function useNavigation(): Navigation {
  const history = useViewHistory();
  const { location } = useSnapshot().entry;
  const actions = useMemo(() => actionsOn(history), [history]);
  return { view: location.view, params: location.params, ...actions };
}

/** While something would be lost, the browser's Back leads nowhere and asks. */
export function useBackBlocker(isHeld: boolean, onBack: () => void): void {
  const history = useViewHistory();
  const ask = useEffectEvent(onBack);
  useEffect(() => {
    if (!isHeld) return;
    history.blockBack(() => ask());
    return () => history.blockBack(undefined);
  }, [history, isHeld]);
}
