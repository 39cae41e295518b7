import { type RefObject, useEffect, useRef } from 'react';

/** How much of the window an on-screen keyboard covers, where the browser does not shrink the page itself (iOS). */
function keyboardHeight(): number {
  const seen = window.visualViewport;
  // Enlarged with two fingers it is smaller too, without a keyboard.
  if (seen?.scale !== 1) return 0;
  return Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
}

/**
 * For what stays at the foot of the window, over the keyboard (`pinned-foot`): tells the page how much it takes
 * away, so that a toast stands above it and nothing that is scrolled to ends behind it.
 */
export function usePinnedFoot<E extends HTMLElement>(): RefObject<E | null> {
  const foot = useRef<E>(null);
  useEffect(() => {
    const { current } = foot;
    if (!current) return;
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty('--foot', `${current.offsetHeight}px`);
      style.setProperty('--keyboard', `${keyboardHeight()}px`);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    const seen = window.visualViewport;
    seen?.addEventListener('resize', measure);
    seen?.addEventListener('scroll', measure);
    return () => {
      sizes.disconnect();
      seen?.removeEventListener('resize', measure);
      seen?.removeEventListener('scroll', measure);
      style.removeProperty('--foot');
      style.removeProperty('--keyboard');
    };
  }, []);
  return foot;
}
