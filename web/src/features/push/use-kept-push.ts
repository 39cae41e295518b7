import { useEffect } from 'react';
import { readStored } from '../../lib/storage.ts';
import { person, subscribeAgain } from './push.queries.ts';

/** Where she wants to be told on this device, it is said again at each start: browsers lose it, and servers change. */
export function useKeptPush(userId: string): void {
  useEffect(() => {
    if (readStored(`push:${userId}`) !== 'on') return;
    // Without a network, another start will do.
    subscribeAgain(person(userId)).catch(() => undefined);
  }, [userId]);
}
