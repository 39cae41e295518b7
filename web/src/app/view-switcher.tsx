import { createElement, Suspense, useEffect, useMemo } from 'react';
import { usePlaceHistory, useSnapshot } from '../lib/navigation.tsx';
import type { BuiltView, ViewParams } from '../lib/views.ts';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ViewFrame } from './view-frame.tsx';
import { viewRegistry } from './view-registry.ts';

/** What stands at `/`: the view in which the person is. */
export function ViewSwitcher() {
  const history = usePlaceHistory();
  const snapshot = useSnapshot();
  const { place, key } = snapshot.entry;
  const { title, side, next } = viewRegistry[place.view];
  // biome-ignore lint/correctness/useExhaustiveDependencies: one component an entry, come what may
  const view = useMemo(() => elementOf(place.view, place.params), [key]);
  useEffect(() => history.adopt(), [history]);
  useEffect(() => {
    // Fetched after the view itself has had its turn; a failure shows only where the view is opened.
    const timer = setTimeout(() => {
      for (const view of next) viewRegistry[view].preload().catch(() => undefined);
    }, 1200);
    return () => clearTimeout(timer);
  }, [next]);
  return (
    <ErrorBoundary key={key}>
      <Suspense fallback={<Coming />}>
        <ViewFrame snapshot={snapshot} title={title} side={side}>
          {view}
        </ViewFrame>
      </Suspense>
    </ErrorBoundary>
  );
}

function elementOf<V extends BuiltView>(view: V, params: ViewParams<V>) {
  return createElement(viewRegistry[view].component(), params);
}

function Coming() {
  return (
    <Loading>
      <div className="mx-auto grid max-w-[76rem] gap-4 p-6">
        <Skeleton className="h-16 w-2/3" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    </Loading>
  );
}
