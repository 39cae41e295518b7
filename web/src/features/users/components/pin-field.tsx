import type { Form } from '../../../lib/use-form.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { pinDigits } from '../create-user-form.ts';

interface WithPin {
  pin: string;
}

/** The PIN that staff write down for a person. */
export function PinField({ form }: { form: Pick<Form<WithPin>, 'field' | 'change'> }) {
  return (
    <TextField
      label="PIN de acceso"
      hint="Cuatro números. Al entrar elegirá el suyo."
      inputMode="numeric"
      {...form.field('pin')}
      onChange={({ target }) => form.change({ pin: pinDigits(target.value) })}
    />
  );
}
