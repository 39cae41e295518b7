import { createPersonBody } from '@encina/contract/support';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCreatePerson } from '../persons.queries.ts';

const EMPTY = { name: '', email: '', password: '' };
const FAILED = 'Error al crear persona de apoyo';
const INCOMPLETE = 'Por favor complete todos los campos';

/** Beside a field its own lack; the sentence for all of them stands once, above the button. */
const beside = (sentence: string | undefined) =>
  sentence === INCOMPLETE ? 'Falta este dato.' : sentence;

/** "Agregar Apoyo": a relative or carer of one person. */
export function AddPerson({
  userId,
  userName,
  onClose,
  onCreated,
}: {
  userId: string;
  userName: string;
  onClose: () => void;
  onCreated: (name: string, existed: boolean) => void;
}) {
  const formId = useId();
  const [values, setValues] = useState(EMPTY);
  const [sent, setSent] = useState(false);
  const create = useCreatePerson(userId);
  const found = fieldErrors(createPersonBody, values);
  const errors = sent ? found : {};
  const set = (field: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setValues({ ...values, [field]: event.target.value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (Object.keys(found).length > 0) return;
    create.mutate(values, { onSuccess: ({ name, existed }) => onCreated(name, existed) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Agregar Apoyo"
      description={`Podrá escribir a ${userName}. Solo verá su actividad si ella o él lo permite.`}
      actions={
        <>
          <Button className="min-h-16" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={create.isPending && 'Creando...'}
          >
            Crear
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Nombre"
          autoComplete="off"
          value={values.name}
          error={beside(errors.name)}
          onChange={set('name')}
        />
        <TextField
          label="Correo Electrónico"
          hint="Si ya es apoyo de otra persona del pueblo, se usará su cuenta."
          type="email"
          autoComplete="off"
          value={values.email}
          error={beside(errors.email)}
          onChange={set('email')}
        />
        <PasswordField
          label="Contraseña"
          hint="Mínimo 6 caracteres"
          autoComplete="new-password"
          value={values.password}
          error={beside(errors.password)}
          onChange={set('password')}
        />
        <FormError>
          {Object.values(errors)[0] ?? (create.error && sentenceOf(create.error, FAILED, FAILED))}
        </FormError>
      </form>
    </Dialog>
  );
}
