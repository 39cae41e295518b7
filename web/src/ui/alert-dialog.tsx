import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { useOverlay } from '../lib/overlay.ts';
import { Button } from './button.tsx';
import { useClearView } from './use-clear-view.ts';

export interface AlertDialogProps {
  open: boolean;
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
  open,
  onClose,
  title,
  children,
  dismiss,
  confirm,
}: AlertDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useOverlay(open, onClose);
  useClearView(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil" />
        <Base.Viewport className="fixed inset-0 z-50 grid grid-cols-1 place-items-center overflow-y-auto p-3 sm:p-6">
          <Base.Popup
            initialFocus={heading}
            className="w-full max-w-[34rem] rounded-2xl bg-card p-5 text-ink shadow-float outline-none sm:p-7"
          >
            <Base.Title ref={heading} tabIndex={-1} className="mb-3">
              {title}
            </Base.Title>
            <Base.Description render={<div />} className="grid gap-3">
              {children}
            </Base.Description>
            <div className="dialog-actions">
              <Button
                variant={confirm ? 'quiet' : 'primary'}
                className="min-h-16"
                onClick={onClose}
              >
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
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
