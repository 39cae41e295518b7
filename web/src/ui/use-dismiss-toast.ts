import { useLayoutEffect } from 'react';
import { giveToastSpaceBack } from './toast-space.ts';
import { currentToast, dismissToast } from './toast-store.ts';

/**
 * A dialog that opens takes away what was said in passing before: on a telephone it would lie over its buttons. Before
 * the dialog is painted, so that it stands from the first where it stays.
 */
export function useDismissToast(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const toast = currentToast();
    if (!toast?.yields) return;
    dismissToast(toast.id);
    giveToastSpaceBack();
  }, [open]);
}
