import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let answered = true;

/** Told by the one who calls the server: whether it answered at all, whatever the answer was. */
export function reportReachable(reachable: boolean): void {
  if (answered === reachable) return;
  answered = reachable;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** False while the device is offline or the last call got no answer. */
export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, () => answered && navigator.onLine);
}
