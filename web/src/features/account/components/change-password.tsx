import { changePasswordBody } from '@encina/contract/account';
import { useState } from 'react';
import { useForm } from '../../../lib/use-form.ts';
import type { Closing } from '../../../ui/closing.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { NewPasswordField } from '../../../ui/new-password-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { type AccountKind, useChangePassword } from '../account.queries.ts';

const WRONG = 'La contraseña de ahora no es esa. Escríbela otra vez.';

/** One's own password: the one of now, and the new one. */
export function ChangePassword({
  kind,
  onClose,
  onSaved,
}: Closing<{ kind: AccountKind; onSaved: () => void }>) {
  const [isWrong, setWrong] = useState(false);
  const form = useForm({
    initial: { currentPassword: '', newPassword: '' },
    body: (values) => values,
    schema: changePasswordBody,
    sending: useChangePassword(kind),
    onSent: ({ valid }) => (valid ? onSaved() : setWrong(true)),
    onChange: () => setWrong(false),
  });
  const current = form.field('currentPassword');
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      closeLabel="Volver a mi cuenta"
      title="Cambiar mi contraseña"
      description="La de antes deja de servir, y tu sesión se cierra en los demás sitios."
    >
      <PasswordField
        label="Contraseña de ahora"
        {...current}
        error={isWrong ? WRONG : current.error}
        autoComplete="current-password"
      />
      <NewPasswordField {...form.field('newPassword')} label="Contraseña nueva" />
    </FormDialog>
  );
}
