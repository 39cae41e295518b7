import type { FieldErrors } from '../../../lib/form.ts';
import { TextField } from '../../../ui/text-field.tsx';

interface Contact {
  phone: string;
  birthDate: string;
  email: string;
}

/** What may be left empty: telephone, birthday, email. */
export function ContactFields({
  values,
  errors,
  onChange,
}: {
  values: Contact;
  errors: FieldErrors;
  onChange: (change: Partial<Contact>) => void;
}) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2 [&>*]:min-w-0">
      <TextField
        label="Teléfono"
        required={false}
        type="tel"
        autoComplete="off"
        value={values.phone}
        error={errors.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
      <TextField
        label="Fecha de nacimiento"
        required={false}
        type="date"
        autoComplete="off"
        value={values.birthDate}
        error={errors.birthDate}
        onChange={(event) => onChange({ birthDate: event.target.value })}
      />
      <TextField
        label="Correo electrónico"
        required={false}
        type="email"
        autoComplete="off"
        className="lg:col-span-2"
        value={values.email}
        error={errors.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
    </div>
  );
}
