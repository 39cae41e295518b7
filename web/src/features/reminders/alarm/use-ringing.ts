import type { Reminder } from '@encina/contract/reminders';
import { useEffect, useState } from 'react';
import { useBusy } from '../../../lib/busy.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePreloadedFiles } from '../files/files.queries.ts';
import { useAgenda, useComing } from '../reminders.queries.ts';
import { claimRing } from './claim.ts';
import { dueNow, ringOf, untilNext } from './due.ts';

/** Looked at no less often than this: a timer does not run while a tablet sleeps. In ms. */
const LOOK_EVERY = 30_000;
/** Another device may have changed something, and at midnight there is another day. In ms. */
const ASK_EVERY = 300_000;
/** What it rings of tomorrow where there is no network then need not be newer. In ms. */
const ASK_AHEAD_EVERY = 6 * 3_600_000;

/** Knows the days to come, so that it also rings where nobody answers for more than a day. */
function useAskedAhead(userId: string, isReady: boolean): void {
  const { dataUpdatedAt, errorUpdatedAt, refetch } = useComing(userId);
  const now = useNow();
  useEffect(() => {
    const asked = Math.max(dataUpdatedAt, errorUpdatedAt);
    if (isReady && now.getTime() - asked > ASK_AHEAD_EVERY) void refetch();
  }, [isReady, dataUpdatedAt, errorUpdatedAt, now, refetch]);
}

/** What is ringing in this tab, until it is answered. */
export function useRinging(userId: string): readonly Reminder[] {
  const { data = [], dataUpdatedAt, refetch } = useAgenda(userId);
  useAskedAhead(userId, dataUpdatedAt > 0);
  usePreloadedFiles(userId, data, dataUpdatedAt);
  const busy = useBusy();
  const [looked, setLooked] = useState(0);
  const [rung, setRung] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `looked` is the wish to look again
  useEffect(() => {
    let live = true;
    const now = new Date();
    if (now.getTime() - dataUpdatedAt > ASK_EVERY) void refetch();
    for (const reminder of dueNow(data, now, busy)) {
      const ring = ringOf(reminder);
      if (rung.includes(ring)) continue;
      void claimRing(ring, now.getTime()).then((mine) => {
        if (mine && live) setRung((known) => [...known, ring]);
      });
    }
    const wait = Math.min(untilNext(data, now) ?? LOOK_EVERY, LOOK_EVERY);
    const timer = setTimeout(() => setLooked((times) => times + 1), wait);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [data, dataUpdatedAt, refetch, busy, looked, rung]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void refetch();
      setLooked((times) => times + 1);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);

  return data.filter(
    (it) => rung.includes(ringOf(it)) && it.state !== 'done' && it.state !== 'skipped',
  );
}
