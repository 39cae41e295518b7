import type { Form } from '../lib/use-form.ts';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

/** Email and password of whoever comes in: here the browser may fill in what it keeps. */
export function CredentialsFields({
  form,
}: {
  form: Pick<Form<{ email: string; password: string }>, 'field'>;
}) {
  return (
    <>
      <TextField
        label="Correo electrónico"
        type="email"
        inputMode="email"
        {...form.field('email')}
        autoComplete="username"
      />
      <PasswordField
        label="Contraseña"
        {...form.field('password')}
        autoComplete="current-password"
      />
    </>
  );
}
