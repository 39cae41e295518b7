import { useEffect } from 'react';
import { currentToast, dismissToast } from './toast-store.ts';

/** A dialog that opens takes away what was said in passing before: on a telephone it would lie over its buttons. */
export function useDismissToast(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const toast = currentToast();
    if (toast?.yields) dismissToast(toast.id);
  }, [open]);
}
