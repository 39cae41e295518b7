import { type ReactNode, useId } from 'react';
import type { Form } from '../lib/use-form.ts';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { FormError } from './form-error.tsx';

interface FormDialogProps extends Omit<DialogProps, 'open' | 'actions'> {
  form: Pick<Form<object>, 'element' | 'isDirty' | 'isSending' | 'refusal' | 'submit'>;
  /** What the main button says, if not "Guardar": a verb. None where there is nothing to be done yet. */
  action?: string | false;
  /** The same while it is on its way. */
  sendingWords?: string;
  /** What is asked for is a loss: the button is red. */
  danger?: boolean;
  /** The button waits for something. */
  isWaiting?: boolean;
  /** "Cancelar" stands beside it. */
  cancels?: boolean;
  /** Another button beside it. */
  beside?: ReactNode;
  /** What is wrong with it as a whole; the server's refusal, unless it is given. */
  problem?: ReactNode;
}

/** A form over the view: its fields, what is wrong above its buttons, and the question before what was typed is lost. */
export function FormDialog({
  form,
  action = 'Guardar',
  sendingWords = 'Guardando…',
  danger = false,
  isWaiting = false,
  cancels = false,
  beside,
  problem = form.refusal,
  foot,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  const wrong = <FormError>{problem}</FormError>;
  return (
    <Dialog
      holdsWork={form.isDirty}
      {...dialog}
      foot={
        foot && (
          <>
            {foot}
            {wrong}
          </>
        )
      }
      actions={
        <>
          {cancels && <CancelButton onClick={dialog.onClose} />}
          {beside}
          {action && (
            <Button
              type="submit"
              form={id}
              variant={danger ? 'danger' : 'primary'}
              disabled={isWaiting}
              busy={[form.isSending, sendingWords]}
            >
              {action}
            </Button>
          )}
        </>
      }
    >
      <form
        id={id}
        ref={form.element}
        noValidate
        onSubmit={form.submit}
        className="grid grid-cols-1 gap-5"
      >
        {children}
        {!foot && wrong}
      </form>
    </Dialog>
  );
}

/** The way out that stands beside the action. */
export function CancelButton({ onClick }: { onClick: () => void }) {
  return (
    <Button className="min-h-16" onClick={onClick}>
      Cancelar
    </Button>
  );
}
