import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { Snapshot } from '../lib/place-history.ts';
import { focusHeading } from './focus-heading.ts';

interface ViewFrameProps {
  snapshot: Snapshot;
  title: string;
  side: 'user' | 'staff';
  children: ReactNode;
}

/** What happens to the page when a view has come: its title, its text size, the scroll, the focus. */
export function ViewFrame({ snapshot, title, side, children }: ViewFrameProps) {
  const { entry, arrival, scroll } = snapshot;
  useLayoutEffect(() => {
    document.documentElement.dataset.side = side;
    document.title = `${title} · Encina`;
  }, [side, title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival at an entry
  useEffect(() => {
    if (arrival === 'start') return;
    window.scrollTo(0, scroll);
    focusHeading();
  }, [entry.key]);
  return children;
}
