import { useEffect, useEffectEvent, useRef } from 'react';
import { localDay } from './dates.ts';
import { useTimeZone } from './municipality.ts';
import { useNow } from './use-now.ts';
import { useWhenSeen } from './use-when-seen.ts';

/**
 * For a view that stays open for days: asks anew when another local day has begun, when the page is seen again, and
 * when the tablet has its connection back, which after a sleep comes later than the picture.
 */
export function useKeptFresh(reload: () => void): void {
  const day = localDay(useNow(), useTimeZone());
  const shown = useRef(day);
  const ask = useEffectEvent(reload);
  useWhenSeen(reload);
  useEffect(() => {
    if (day === shown.current) return;
    shown.current = day;
    ask();
  }, [day]);
  useEffect(() => {
    const onOnline = () => ask();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}
