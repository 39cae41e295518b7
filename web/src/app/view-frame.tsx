import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { focusHeading } from '../lib/focus-heading.ts';
import type { Snapshot } from '../lib/history-stack.ts';
import { isCovered } from '../lib/overlay.ts';

interface ViewFrameProps {
  snapshot: Snapshot;
  title: string;
  side: 'user' | 'staff';
  children: ReactNode;
}

/** What happens to the page when a view has come: its title, its text size, the scroll, the focus. */
export function ViewFrame({ snapshot, title, side, children }: ViewFrameProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.side = side;
    document.title = `${title} · Encina`;
  }, [side, title]);
  // Before it is seen: she may have moved the last view on while this one was made.
  useLayoutEffect(() => {
    if (snapshot.arrival !== 'start') window.scrollTo(0, snapshot.scroll);
  }, [snapshot]);
  useEffect(() => {
    if (snapshot.arrival === 'start') return;
    // As moving the focus does: in a task of its own, when the view stands.
    const timer = setTimeout(() => isCovered() || isInUse() || focusHeading());
    return () => clearTimeout(timer);
  }, [snapshot]);
  return children;
}

/** Whether somebody was quicker, and is already somewhere in the view: her finger is worth more than a heading. */
const isInUse = (): boolean =>
  document.querySelector('main')?.contains(document.activeElement) ?? false;
