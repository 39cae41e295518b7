import { type FullProfile, updateUserBody } from '@encina/contract/users';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { pinDigits } from '../create-user-form.ts';
import { useUpdateUser } from '../profile.queries.ts';

/** Gives a person another PIN: the way back in when she has forgotten hers. */
export function NewPin({
  user,
  onClose,
  onSaved,
}: {
  user: FullProfile;
  onClose: () => void;
  onSaved: () => void;
}) {
  const formId = useId();
  const [pin, setPin] = useState('');
  const [sent, setSent] = useState(false);
  const update = useUpdateUser(user.id);
  const { pin: problem } = fieldErrors(updateUserBody, { pin });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!problem) update.mutate({ pin }, { onSuccess: onSaved });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel="Volver al perfil"
      title={`Nuevo PIN de ${user.name}`}
      description="El PIN de antes deja de servir, y su sesión se cierra en todas las tabletas."
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          busy={update.isPending && 'Guardando…'}
        >
          Guardar
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="PIN de acceso"
          hint="Cuatro números que la persona recuerde bien."
          inputMode="numeric"
          autoComplete="off"
          value={pin}
          error={sent ? problem : undefined}
          onChange={(event) => setPin(pinDigits(event.target.value))}
        />
        <FormError>
          {update.error && sentenceOf(update.error, 'No se pudo guardar. Inténtalo de nuevo.')}
        </FormError>
      </form>
    </Dialog>
  );
}
