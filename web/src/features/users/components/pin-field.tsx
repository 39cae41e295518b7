import { isEasyPin } from '@encina/contract/easy-pin';
import type { Form } from '../../../lib/use-form.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { pinDigits } from '../create-user-form.ts';

interface WithPin {
  pin: string;
}

const HINT = 'Cuatro números. Al entrar elegirá el suyo.';
const EASY = 'Ese PIN es fácil de adivinar. Puedes dejarlo o escribir otro.';

/** The PIN that staff write down for a person. An easy one is warned of, and may be kept. */
export function PinField({
  form,
  birthDate,
}: {
  form: Pick<Form<WithPin>, 'values' | 'field' | 'change'>;
  birthDate: string | null;
}) {
  const { pin } = form.values;
  return (
    <TextField
      label="PIN de acceso"
      hint={pin.length === 4 && isEasyPin(pin, birthDate) ? EASY : HINT}
      inputMode="numeric"
      {...form.field('pin')}
      onChange={({ target }) => form.change({ pin: pinDigits(target.value) })}
    />
  );
}
