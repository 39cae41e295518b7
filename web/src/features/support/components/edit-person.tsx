import type { SupportPerson } from '@encina/contract/support';
import { updatePersonBody } from '@encina/contract/support-access';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useUpdatePerson } from '../access.queries.ts';

/** Corrects how a relative is called, and the email with which she comes in. */
export function EditPerson({
  person,
  onClose,
  onSaved,
}: {
  person: SupportPerson;
  onClose: () => void;
  onSaved: () => void;
}) {
  const form = useForm({
    initial: { name: person.name, email: person.email },
    body: (values) => values,
    schema: updatePersonBody,
    sending: useUpdatePerson(person.id),
    onSent: onSaved,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      closeLabel="Volver a la lista"
      title={`Editar a ${person.name}`}
      description="Con este correo entra. Si lo cambias, el código que tenga deja de servir."
    >
      <TextField label="Nombre" {...form.field('name')} />
      <TextField label="Correo Electrónico" type="email" {...form.field('email')} />
    </FormDialog>
  );
}
