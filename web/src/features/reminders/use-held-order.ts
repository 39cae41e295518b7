import type { Reminder } from '@encina/contract/reminders';
import { useEffect, useState } from 'react';
import { keyOf } from './arrangement.ts';

/** How long everything stays where it was after an answer: time enough to take it back. In ms. */
export const HELD_FOR = 8_000;

interface Held {
  /** As they stood when the first answer of these seconds was given. */
  readonly reminders: readonly Reminder[];
  /** Of the last one, in ms. */
  readonly since: number;
}

/**
 * What is shown and in which places: for some seconds after an answer nothing moves, and nothing else comes under
 * the finger.
 */
export function useHeldOrder(reminders: readonly Reminder[]) {
  const [held, setHeld] = useState<Held>();
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(undefined), HELD_FOR);
    return () => clearTimeout(timer);
  }, [held]);
  const known = new Map(reminders.map((it) => [keyOf(it), it]));
  return {
    isHeld: held !== undefined,
    /** What says where each stands. */
    placed: held?.reminders ?? reminders,
    /** The same one as it is now. */
    asItIs: (reminder: Reminder): Reminder => known.get(keyOf(reminder)) ?? reminder,
    hold: () => setHeld({ reminders: held?.reminders ?? reminders, since: Date.now() }),
  };
}
