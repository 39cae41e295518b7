import { createMemberBody } from '@encina/contract/admins';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useCreateMember } from '../staff.queries.ts';
import { AccountFields } from './account-fields.tsx';

interface NewMemberProps {
  onClose: () => void;
  onCreated: (name: string) => void;
}

/** Another account for the town hall. */
export function NewMember({ onClose, onCreated }: NewMemberProps) {
  const form = useForm({
    initial: { name: '', email: '', password: '' },
    body: (values) => values,
    schema: createMemberBody,
    sending: useCreateMember(),
    refusal: 'Error al crear administrador',
    onSent: ({ name }) => onCreated(name),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      closeLabel="Volver a la lista"
      title="Nueva cuenta"
      action="Crear Administrador"
      sendingWords="Creando cuenta..."
    >
      <AccountFields form={form} />
    </FormDialog>
  );
}
