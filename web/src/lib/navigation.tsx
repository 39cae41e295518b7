import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { pendingInvitation } from './invitation.ts';
import { createPlaceHistory, type PlaceHistory } from './place-history.ts';
import { storedMunicipalityId } from './storage.ts';
import type { Snapshot } from './trail.ts';
import type { Destination, Place, ViewName } from './views.ts';

/** A reload never brings a protected view back: the app always starts at its door. */
export function startPlace(): Place {
  if (pendingInvitation()) return { view: 'user-select', params: {} };
  return { view: storedMunicipalityId() ? 'landing' : 'welcome-landing', params: {} };
}

const NavigationContext = createContext<PlaceHistory | null>(null);

/** Keeps one place for all of the app; `history` is given only by tests. */
export function NavigationProvider({
  history,
  children,
}: {
  history?: PlaceHistory;
  children: ReactNode;
}) {
  const [own] = useState(() => history ?? createPlaceHistory(window, startPlace));
  return <NavigationContext value={own}>{children}</NavigationContext>;
}

export function usePlaceHistory(): PlaceHistory {
  const history = use(NavigationContext);
  if (!history) throw new Error('NavigationProvider is missing');
  return history;
}

export function useSnapshot(): Snapshot {
  const history = usePlaceHistory();
  return useSyncExternalStore(history.subscribe, history.snapshot);
}

export interface Navigation {
  view: ViewName;
  params: Place['params'];
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

function placeOf<V extends ViewName>([view, params]: Destination<V>): Place {
  // The tuple already ties the params to the view; the union cannot follow a generic.
  return { view, params: params ?? {} } as Place;
}

function actionsOn(history: PlaceHistory): Omit<Navigation, 'view' | 'params'> {
  return {
    go: (...to) => history.go(placeOf(to)),
    replace: (...to) => history.replace(placeOf(to)),
    restart: (...to) => history.restart(placeOf(to)),
    back: history.back,
    backTo: (...to) => history.backTo(placeOf(to)),
  };
}

/** Where the person is, and how to go elsewhere. The functions stay the same from render to render. */
export function useNavigation(): Navigation {
  const history = usePlaceHistory();
  const { place } = useSnapshot().entry;
  const actions = useMemo(() => actionsOn(history), [history]);
  return { view: place.view, params: place.params, ...actions };
}

/** While something would be lost, the browser's Back leads nowhere and asks. */
export function useHeldBack(isHeld: boolean, onBack: () => void): void {
  const history = usePlaceHistory();
  const ask = useEffectEvent(onBack);
  useEffect(() => {
    if (!isHeld) return;
    history.holdBack(() => ask());
    return () => history.holdBack(undefined);
  }, [history, isHeld]);
}
