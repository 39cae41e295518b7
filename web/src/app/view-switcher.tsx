import { createElement, type MouseEvent, useEffect } from 'react';
import { useChunk } from '../lib/chunk.tsx';
import type { Snapshot } from '../lib/history-stack.ts';
import { useSnapshot, useViewHistory } from '../lib/navigation.tsx';
import type { ViewName, ViewParams } from '../lib/views.ts';
import { Loading } from '../ui/skeleton.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ViewFrame } from './view-frame.tsx';
import { viewRegistry } from './view-registry.ts';

/** What stands at `/`: the view in which the person is. */
export function ViewSwitcher() {
  const history = useViewHistory();
  const snapshot = useSnapshot();
  const { key, location } = snapshot.entry;
  const { next } = viewRegistry[location.view];
  useEffect(() => history.adopt(), [history]);
  useEffect(() => {
    // Fetched after the view itself has had its turn; a failure shows only where the view is opened.
    const timer = setTimeout(() => {
      for (const view of next) viewRegistry[view].component.fetch().catch(() => undefined);
    }, 1200);
    return () => clearTimeout(timer);
  }, [next]);
  // What is tapped in a view that is being left would happen where she no longer is.
  const dropIfLeft = (event: MouseEvent) => {
    if (history.snapshot() === snapshot) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="flex flex-1 flex-col *:w-full" onClickCapture={dropIfLeft}>
      <ErrorBoundary key={key}>
        <CurrentView {...location} snapshot={snapshot} />
      </ErrorBoundary>
    </div>
  );
}

function CurrentView<V extends ViewName>({
  view,
  params,
  snapshot,
}: {
  view: V;
  params: ViewParams<V>;
  snapshot: Snapshot;
}) {
  const { title, side, component } = viewRegistry[view];
  const View = useChunk(component);
  if (!View) return <Coming />;
  return (
    <ViewFrame snapshot={snapshot} title={title} side={side}>
      {createElement(View, params)}
    </ViewFrame>
  );
}

function Coming() {
  return (
    <Loading
      className="mx-auto grid max-w-page gap-4 p-6"
      shapes={['h-16 w-2/3', 'h-40', 'h-40']}
    />
  );
}
