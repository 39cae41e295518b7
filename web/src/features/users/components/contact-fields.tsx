import type { Form } from '../../../lib/use-form.ts';
import { TextField } from '../../../ui/text-field.tsx';

interface Contact {
  phone: string;
  birthDate: string;
  email: string;
}

/** What may be left empty: telephone, birthday, email. */
export function ContactFields({ form: { field } }: { form: Pick<Form<Contact>, 'field'> }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2 [&>*]:min-w-0">
      <TextField label="Teléfono" required={false} type="tel" {...field('phone')} />
      <TextField label="Fecha de nacimiento" required={false} type="date" {...field('birthDate')} />
      <TextField
        label="Correo electrónico"
        required={false}
        type="email"
        className="lg:col-span-2"
        {...field('email')}
      />
    </div>
  );
}
