import { useSyncExternalStore } from 'react';

const QUERY = '(orientation: portrait)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen is taller than wide. */
export const useIsUpright = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
