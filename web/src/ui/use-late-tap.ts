import { useLayoutEffect, useRef } from 'react';

/** A tap within this time was meant for what was there before. In ms. */
const TOO_SOON = 700;

/**
 * For buttons that come under a finger, or move there, by themselves: their first moment takes no tap.
 * @param shown what is shown; another value is another moment
 */
export function useLateTap(shown: unknown): (onTap: () => void) => () => void {
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `shown` is what begins the moment
  useLayoutEffect(() => {
    since.current = performance.now();
  }, [shown]);
  return (onTap) => () => {
    if (performance.now() - since.current >= TOO_SOON) onTap();
  };
}
