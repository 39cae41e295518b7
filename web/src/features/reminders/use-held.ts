import { useEffect, useState } from 'react';

/** How long everything stays where it was after an answer: time enough to take it back. In ms. */
export const HELD_FOR = 8_000;

/**
 * What is shown while it stays as it was: for some seconds after an answer nothing moves, and nothing else comes under
 * the finger.
 */
export function useHeld<T>(live: T) {
  const [held, setHeld] = useState<{ readonly value: T }>();
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(undefined), HELD_FOR);
    return () => clearTimeout(timer);
  }, [held]);
  return {
    isHeld: held !== undefined,
    shown: held ? held.value : live,
    hold: () => setHeld((known) => ({ value: known ? known.value : live })),
    /** Holds on, with a part of it as it is now. */
    change: (changed: (shown: T) => T) =>
      setHeld((known) => ({ value: changed(known ? known.value : live) })),
  };
}
