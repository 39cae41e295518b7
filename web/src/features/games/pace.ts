import { useState } from 'react';
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
