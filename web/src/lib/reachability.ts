import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** Whether the last call got an answer. */
const answered = createStore(true);

/** Told by the one who calls the server: whether it answered at all, whatever the answer was. */
export const reportReachable = answered.set;

/** What the device itself says of its connection. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** False while the device is offline or the last call got no answer. */
export function useReachable(): boolean {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return answered.use() && isOnline;
}
