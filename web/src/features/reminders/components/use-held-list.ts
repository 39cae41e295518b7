import type { Reminder } from '@encina/contract/reminders';
import { useEffect, useState } from 'react';

/** How long a list stays as it is after something of it was answered. In ms. */
const HELD_MS = 8_000;

const isSame = (a: Reminder, b: Reminder) => a.id === b.id && a.occurrence === b.occurrence;

/** A list in which nothing moves while something of it is being answered, nor for some seconds after. */
export function useHeldList(live: readonly Reminder[]) {
  const [held, setHeld] = useState<readonly Reminder[]>();
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(undefined), HELD_MS);
    return () => clearTimeout(timer);
  }, [held]);
  const shown = held ?? live;
  return {
    shown,
    hold: () => setHeld([...shown]),
    /** Puts one as it is now in its place. */
    put: (changed: Reminder) =>
      setHeld((known = shown) => known.map((it) => (isSame(it, changed) ? changed : it))),
  };
}
