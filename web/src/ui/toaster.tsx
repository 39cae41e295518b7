import { useSyncExternalStore } from 'react';
import { fromChunk } from '../lib/chunk.tsx';
import { currentToast, subscribeToasts } from './toast-store.ts';

const ToastViewport = fromChunk(async () => (await import('./toast-viewport.tsx')).ToastViewport);

/** The place of the toasts; what draws them is fetched with the first one. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToasts, currentToast);
  if (!toast) return null;
  return <ToastViewport toast={toast} />;
}
