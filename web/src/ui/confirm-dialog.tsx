import type { ReactNode } from 'react';
import { type Busy, Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { CancelButton } from './form-dialog.tsx';
import { FormError } from './form-error.tsx';

export interface ConfirmDialogProps extends Omit<DialogProps, 'open' | 'actions'> {
  /** What is lost. */
  children: ReactNode;
  action: string;
  /** Where nothing is lost yet, its button is not red. */
  loses?: boolean;
  /** What the button says while it happens. */
  busy: Busy;
  /** Why it did not happen. */
  problem: ReactNode;
  onConfirm: () => void;
}

/** The second step before something is lost. It says what, and stays where it is when it fails. */
export function ConfirmDialog({
  children,
  action,
  loses = true,
  busy,
  problem,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <CancelButton onClick={dialog.onClose} />
          <Button variant={loses ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {children}
        <FormError>{problem}</FormError>
      </div>
    </Dialog>
  );
}
