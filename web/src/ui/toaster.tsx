import { useEffect } from 'react';
import { extraFromChunk } from '../lib/chunk.tsx';
import { useToast } from './toast-store.ts';

const ToastViewport = extraFromChunk(
  async () => (await import('./toast-viewport.tsx')).ToastViewport,
);

/** When nothing else is under way any more. */
const QUIET_MS = 15_000;

/** The place of the toasts. What draws them is fetched before the first one: that may say that there is no connection. */
export function Toaster() {
  const toast = useToast();
  useEffect(() => {
    const timer = setTimeout(() => ToastViewport.fetch().catch(() => undefined), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!toast) return null;
  return <ToastViewport toast={toast} />;
}
