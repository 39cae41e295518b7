import type { Form } from '../../../lib/use-form.ts';
import { NewPasswordField } from '../../../ui/new-password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface Account {
  name: string;
  email: string;
  password: string;
}

/**
 * Who a member of staff is, and how she comes in.
 * @param isOwn she writes it herself: the browser may suggest what it knows of her
 */
export function AccountFields({
  form,
  isOwn = false,
}: {
  form: Pick<Form<Account>, 'field'>;
  isOwn?: boolean;
}) {
  return (
    <>
      <TextField
        label="Nombre completo"
        {...form.field('name')}
        {...(isOwn && { autoComplete: 'name' })}
      />
      <TextField
        label="Correo electrónico"
        type="email"
        {...form.field('email')}
        {...(isOwn && { autoComplete: 'username', inputMode: 'email' })}
      />
      <NewPasswordField {...form.field('password')} />
    </>
  );
}
