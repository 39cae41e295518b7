import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { ProfileTask } from '../profile-task.ts';
import { useProfileForm } from '../use-profile-form.ts';
import { PinField } from './pin-field.tsx';

/** Gives a person another PIN: the way back in when she has forgotten hers. */
export function NewPin(task: ProfileTask) {
  const { user } = task;
  const form = useProfileForm(task, { initial: { pin: '' }, body: (values) => values });
  return (
    <FormDialog
      form={form}
      onClose={task.onClose}
      closeLabel="Volver al perfil"
      title={`Nuevo PIN de ${user.name}`}
      description="Sirve para entrar una vez: después elige el suyo. Su sesión se cierra en todas las tabletas, y queda anotado quién lo puso."
    >
      <PinField form={form} birthDate={user.birthDate} />
    </FormDialog>
  );
}
