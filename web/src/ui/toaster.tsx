import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, subscribeToasts } from './toast-store.ts';

const ToastViewport = lazy(() =>
  import('./toast-viewport.tsx').then((module) => ({ default: module.ToastViewport })),
);

/** The place of the toasts; what draws them is fetched with the first one. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToasts, currentToast);
  if (!toast) return null;
  return (
    <Suspense>
      <ToastViewport toast={toast} />
    </Suspense>
  );
}
