import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';
import { isCovered } from './overlay.ts';

/**
 * For a view that shows one thing after another: what comes next is read from its top, as a view of its own would be.
 * @param step another for each
 */
export function useStep(step: string | boolean): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    if (!isCovered()) focusHeading();
  }, [step]);
}
