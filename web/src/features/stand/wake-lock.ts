import { useEffect } from 'react';
import { createStore } from '../../lib/store.ts';

/** Whether the browser keeps the screen alight: it does, it will not now, or it never can. */
export type Wakefulness = 'unknown' | 'held' | 'refused' | 'impossible';

const wakefulness = createStore<Wakefulness>('unknown');
export const useWakefulness = wakefulness.use;

/** A browser that would not, for want of battery, may do so later. In ms. */
const TRY_AGAIN = 60_000;

/** Keeps the screen alight for as long as it is wanted and seen; a browser lets go by itself when the page is hidden. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => (isWanted ? hold() : undefined), [isWanted]);
}

function hold(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  let isAsking = false;
  const ask = async () => {
    if (isOver || isAsking || document.visibilityState !== 'visible') return;
    if (lock && !lock.released) return;
    isAsking = true;
    const asked = await request();
    isAsking = false;
    if (isOver) void asked?.release();
    lock = asked;
  };
  void ask();
  const timer = setInterval(() => void ask(), TRY_AGAIN);
  const onSeen = () => void ask();
  document.addEventListener('visibilitychange', onSeen);
  document.addEventListener('resume', onSeen);
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onSeen);
    document.removeEventListener('resume', onSeen);
    void lock?.release();
    wakefulness.set('unknown');
  };
}

async function request(): Promise<WakeLockSentinel | undefined> {
  // Older browsers have none, and no browser has one on a page without HTTPS.
  if (!('wakeLock' in navigator)) {
    wakefulness.set('impossible');
    return undefined;
  }
  try {
    const lock = await navigator.wakeLock.request('screen');
    wakefulness.set('held');
    return lock;
  } catch {
    wakefulness.set('refused');
    return undefined;
  }
}
