import { type Member, resetPassword } from '@encina/contract/admins';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useResetPassword } from '../staff.queries.ts';

/** A new password for a colleague who has forgotten hers, or for oneself. */
export function NewPassword({
  member,
  onClose,
  onSaved,
}: {
  member: Member;
  onClose: () => void;
  onSaved: () => void;
}) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const reset = useResetPassword(member.id);
  const problem = resetPassword.body && fieldErrors(resetPassword.body, { password }).password;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!problem) reset.mutate(password, { onSuccess: onSaved });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel="Volver a la lista"
      title={`Nueva contraseña para ${member.name}`}
      description="La de antes deja de servir. Su sesión se cierra en todas partes."
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          busy={reset.isPending && 'Guardando…'}
        >
          Guardar
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <PasswordField
          label="Contraseña"
          hint="Mínimo 6 caracteres"
          autoComplete="new-password"
          value={password}
          error={sent ? problem : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormError>
          {reset.error && sentenceOf(reset.error, 'No se pudo guardar. Inténtalo de nuevo.')}
        </FormError>
      </form>
    </Dialog>
  );
}
