import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Air over the stage when the page is scrolled to it, in px. */
const AIR = 8;

/** Scrolls the page so that all of the stage is in the window; where it is already, nothing moves. */
function bringIntoWindow(stage: HTMLElement): void {
  const parts = [...stage.querySelectorAll('[data-stage]')].map((it) => it.getBoundingClientRect());
  const top = Math.min(...parts.map((it) => it.top));
  const bottom = Math.max(...parts.map((it) => it.bottom));
  if (top < 0 || bottom > window.innerHeight) window.scrollBy(0, top - AIR);
}

/**
 * What must be tapped or watched now is in the window: while the seconds before a round are counted, whenever something
 * is said, and after a turn of the tablet.
 */
export function useInWindow(stage: RefObject<HTMLElement | null>, told: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing said asks for a look
  useLayoutEffect(() => {
    if (stage.current) bringIntoWindow(stage.current);
  }, [stage, told]);
  useEffect(() => {
    const again = () => stage.current && bringIntoWindow(stage.current);
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, [stage]);
}
