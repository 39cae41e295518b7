import { useState } from 'react';
import { useBackBlocker } from '../../lib/navigation.tsx';
import { readStored, writeStored } from '../../lib/storage.ts';

/** So often she is asked before her messages go; after that she knows. */
const ASKED_TIMES = 3;

const leavingsOf = (userId: string) => Number(readStored(`leavings:${userId}`) ?? 0);

/**
 * Asks before what she has read is deleted, the first times on this device. "Volver" and Back ask alike.
 * @param isLoss something would be deleted
 */
export function useLeaving(
  userId: string,
  { isLoss, leave }: { isLoss: boolean; leave: () => void },
) {
  const [isAsking, setAsking] = useState(false);
  const [isFirst] = useState(() => leavingsOf(userId) < ASKED_TIMES);
  const asks = isLoss && isFirst;
  useBackBlocker(asks, () => setAsking(true));
  return {
    isAsking,
    stay: () => setAsking(false),
    wantOut: () => (asks ? setAsking(true) : leave()),
    goOut() {
      writeStored(`leavings:${userId}`, String(leavingsOf(userId) + 1));
      leave();
    },
  };
}
