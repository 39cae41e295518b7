import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { FilePreview } from './file-preview.tsx';

export interface SendDialogProps {
  title: string;
  /** What the main button says. */
  action: string;
  busy: string | false;
  /** Why it did not go. */
  problem: ReactNode;
  onClose: () => void;
  onSend: (file: File) => void;
}

const LEAVING = {
  question: '¿Salir sin enviarlo?',
  leave: 'No enviar',
  stay: 'Seguir aquí',
} as const;

/** A voice or a photo is heard or seen before it goes. Beside it nothing closes it; Back and Escape ask. */
export function SendDialog({
  file,
  isHeld,
  another,
  children,
  action,
  busy,
  problem,
  onSend,
  ...dialog
}: SendDialogProps & {
  file: File | undefined;
  /** There is something to lose, though it is no file yet. */
  isHeld?: boolean;
  /** The way to another one. */
  another: ReactNode;
  /** What makes the file, until there is one. */
  children?: ReactNode;
}) {
  return (
    <Dialog
      hue="rose"
      holdsWork={isHeld === true || file !== undefined}
      leaveWords={LEAVING}
      closeLabel={file ? 'No enviar' : 'Cerrar'}
      {...dialog}
      actions={
        file && (
          <>
            {another}
            <Button variant="primary" busy={busy} onClick={() => onSend(file)}>
              {action}
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 justify-items-center gap-4">
        {file ? <FilePreview file={file} /> : children}
        <FormError>{problem}</FormError>
      </div>
    </Dialog>
  );
}
