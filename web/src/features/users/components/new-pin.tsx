import { updateUserBody } from '@encina/contract/users';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useUpdateUser } from '../profile.queries.ts';
import { PinField } from './pin-field.tsx';
import type { ProfileTask } from './profile-task.ts';

/** Gives a person another PIN: the way back in when she has forgotten hers. */
export function NewPin({ user, onClose, onSaved }: ProfileTask) {
  const form = useForm({
    initial: { pin: '' },
    body: (values) => values,
    schema: updateUserBody,
    sending: useUpdateUser(user.id),
    onSent: onSaved,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      closeLabel="Volver al perfil"
      title={`Nuevo PIN de ${user.name}`}
      description="Sirve para entrar una vez: después elige el suyo. Su sesión se cierra en todas las tabletas, y queda anotado quién lo puso."
    >
      <PinField form={form} birthDate={user.birthDate} />
    </FormDialog>
  );
}
