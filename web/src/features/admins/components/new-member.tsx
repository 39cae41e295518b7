import { createMemberBody } from '@encina/contract/admins';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCreateMember } from '../staff.queries.ts';

/** Another account for the town hall. */
export function NewMember({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  onCreated: (name: string) => void;
}) {
  const formId = useId();
  const [values, setValues] = useState({ name: '', email: '', password: '' });
  const [sent, setSent] = useState(false);
  const create = useCreateMember();
  const found = fieldErrors(createMemberBody, values);
  const errors = sent ? found : {};
  const set = (field: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [field]: event.target.value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (Object.keys(found).length > 0) return;
    create.mutate(values, { onSuccess: ({ name }) => onCreated(name) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel="Volver a la lista"
      title="Nueva cuenta"
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          busy={create.isPending && 'Creando cuenta...'}
        >
          Crear Administrador
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Nombre completo"
          autoComplete="off"
          value={values.name}
          error={errors.name}
          onChange={set('name')}
        />
        <TextField
          label="Correo electrónico"
          type="email"
          autoComplete="off"
          value={values.email}
          error={errors.email}
          onChange={set('email')}
        />
        <PasswordField
          label="Contraseña"
          hint="Mínimo 6 caracteres"
          autoComplete="new-password"
          value={values.password}
          error={errors.password}
          onChange={set('password')}
        />
        <FormError>
          {create.error && sentenceOf(create.error, 'Error al crear administrador')}
        </FormError>
      </form>
    </Dialog>
  );
}
