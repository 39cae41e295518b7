import { useEffect, useState } from 'react';

/** Longer than this nobody waits for the rest: what is known is shown, and the rest comes when it comes. In ms. */
const LONGEST = 2_000;

/**
 * Whether a view waits for what will stand above the rest of it, so that nothing moves under a finger.
 * @param isComing nothing is known of it yet
 */
export function useHeldBack(isComing: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => setLong(true), LONGEST);
    return () => clearTimeout(timer);
  }, [isComing]);
  return isComing && !isLong;
}
