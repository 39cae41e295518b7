import { useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';

export type Pace = 'timed' | 'unhurried';

/** "Como siempre" or "Sin prisa", as this person last chose. */
export function usePace(userId: string): readonly [Pace, (pace: Pace) => void] {
  const key = `pace:${userId}` as const;
  const [pace, setPace] = useState<Pace>(() => readStored(key) ?? 'timed');
  const choose = (next: Pace) => {
    writeStored(key, next);
    setPace(next);
  };
  return [pace, choose];
}

/** What a person set in Ajustes: it stands where she has not chosen yet on this device, and whenever she changes it. */
export function usePaceFrom(userId: string, unhurried: boolean | undefined): void {
  const before = useRef(unhurried);
  useEffect(() => {
    if (unhurried === undefined) return;
    const key = `pace:${userId}` as const;
    const isChanged = before.current !== undefined && before.current !== unhurried;
    before.current = unhurried;
    if (isChanged || readStored(key) === null) {
      writeStored(key, unhurried ? 'unhurried' : 'timed');
    }
  }, [userId, unhurried]);
}
