import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { useOverlay } from '../lib/overlay.ts';
import { Button } from './button.tsx';
import { DialogSheet } from './dialog-sheet.tsx';
import { useDismissToast } from './use-dismiss-toast.ts';

export interface AlertDialogProps {
  /** Left out where it is there only as long as it is open. */
  open?: boolean;
  onClose: () => void;
  title: string;
  /** What is asked or told, and what would be lost. */
  children: ReactNode;
  /** The way out: "Aceptar" when there is nothing to decide, else "Cancelar". */
  dismiss?: string;
  confirm?: {
    label: string;
    onConfirm: () => void;
    /** Red: something is lost. */
    danger?: boolean;
    busy?: string | false;
  };
}

/** Asks before something is lost, or tells what must be read. A tap beside it does not close it. */
export function AlertDialog({
  open = true,
  onClose,
  title,
  children,
  dismiss,
  confirm,
}: AlertDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useOverlay(open, onClose);
  useDismissToast(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogSheet initialFocus={heading} className="max-w-form p-5">
        <Base.Title ref={heading} tabIndex={-1} className="mb-3">
          {title}
        </Base.Title>
        <Base.Description render={<div />} className="grid gap-3">
          {children}
        </Base.Description>
        <div className="dialog-actions">
          <Button variant={confirm ? 'quiet' : 'primary'} className="min-h-16" onClick={onClose}>
            {dismiss ?? (confirm ? 'Cancelar' : 'Aceptar')}
          </Button>
          {confirm && (
            <Button
              variant={confirm.danger ? 'danger' : 'primary'}
              busy={confirm.busy ?? false}
              onClick={confirm.onConfirm}
            >
              {confirm.label}
            </Button>
          )}
        </div>
      </DialogSheet>
    </Base.Root>
  );
}
