import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type RefObject, useRef, useState } from 'react';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogSheet } from '../../../ui/dialog-sheet.tsx';
import { CancelButton } from '../../../ui/form-dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useStandsOver } from '../../../ui/use-stands-over.ts';
import { useConfirm } from '../account.queries.ts';

interface ConfirmIdentityProps {
  onClose: () => void;
  onConfirmed: () => void;
}

/** Staff show again who they are, and what they were doing goes on. Another proof than a password stands beside it. */
export function ConfirmIdentity({ onClose, onConfirmed }: ConfirmIdentityProps) {
  const password = useRef<HTMLInputElement>(null);
  useStandsOver(onClose);
  return (
    <Base.Root open>
      <DialogSheet initialFocus={password} className="max-w-form p-5">
        <Base.Title className="mb-3">Escribe tu contraseña</Base.Title>
        <Base.Description className="mb-5 text-ink-soft">
          Así sabemos que eres tú. Durante 5 minutos no la volvemos a pedir.
        </Base.Description>
        <PasswordForm password={password} onClose={onClose} onConfirmed={onConfirmed} />
      </DialogSheet>
    </Base.Root>
  );
}

function PasswordForm({
  password,
  onClose,
  onConfirmed,
}: ConfirmIdentityProps & { password: RefObject<HTMLInputElement | null> }) {
  const [isWrong, setWrong] = useState(false);
  const form = useForm({
    initial: { currentPassword: '' },
    body: (values) => values,
    check: ({ currentPassword }) => ({
      ...(currentPassword === '' && { currentPassword: 'Escribe tu contraseña.' }),
    }),
    sending: useConfirm(),
    refusal: 'No se pudo comprobar. Inténtalo de nuevo.',
    onSent: ({ valid }) => (valid ? onConfirmed() : setWrong(true)),
    onChange: () => setWrong(false),
  });
  const field = form.field('currentPassword');
  return (
    <form ref={form.element} noValidate onSubmit={form.submit} className="grid gap-5">
      <PasswordField
        ref={password}
        label="Tu contraseña"
        {...field}
        error={isWrong ? 'Esa no es tu contraseña. Escríbela otra vez.' : field.error}
        autoComplete="current-password"
      />
      <FormError>{form.refusal}</FormError>
      <div className="dialog-actions">
        <CancelButton onClick={onClose} />
        <Button type="submit" variant="primary" busy={form.isSending && 'Un momento…'}>
          Seguir
        </Button>
      </div>
    </form>
  );
}
