import { resetPassword } from '@encina/contract/admins';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { NewPasswordField } from '../../../ui/new-password-field.tsx';
import { useResetPassword } from '../staff.queries.ts';
import type { MemberTask } from './member-task.ts';

/** A new password for a colleague who has forgotten hers, or for oneself. */
export function NewPassword({ member, onClose, onDone }: MemberTask) {
  const form = useForm({
    initial: { password: '' },
    body: (values) => values,
    schema: resetPassword.body,
    sending: useResetPassword(member.id),
    onSent: onDone,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      closeLabel="Volver a la lista"
      title={`Nueva contraseña para ${member.name}`}
      description="La de antes deja de servir. Su sesión se cierra en todas partes."
    >
      <NewPasswordField {...form.field('password')} />
    </FormDialog>
  );
}
