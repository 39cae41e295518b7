import type { Reminder } from '@encina/contract/reminders';
import { useState } from 'react';
import { landingOf, type Tab, tabOf } from './landing.ts';
import type { WallTime } from './wall-time.ts';

/** Which tab is open, and the reminder that was just kept: the view goes to it. */
export function useLanded(now: WallTime) {
  const [tab, setTab] = useState<Tab>('today');
  const [landed, setLanded] = useState<Reminder>();
  const forget = () => setLanded(undefined);
  return {
    tab,
    landed,
    forget,
    turnTo: (next: Tab) => {
      setTab(next);
      forget();
    },
    land: (saved: Reminder, edited: Reminder | undefined) => {
      const landing = landingOf(saved, edited);
      setTab(tabOf(landing, now));
      setLanded(landing);
    },
  };
}
