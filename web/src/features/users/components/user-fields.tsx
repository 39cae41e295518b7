import type { FieldErrors } from '../../../lib/form.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { pinDigits, type UserValues } from '../create-user-form.ts';
import { PrivacyNotice } from './privacy-notice.tsx';

interface UserFieldsProps {
  values: UserValues;
  errors: FieldErrors;
  onChange: (change: Partial<UserValues>) => void;
}

/** The fields of a new person, in the order in which a clerk asks for them. */
export function UserFields({ values, errors, onChange }: UserFieldsProps) {
  return (
    <>
      <TextField
        label="Nombre completo"
        autoComplete="off"
        value={values.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label="PIN de acceso"
        hint="Cuatro números que la persona recuerde bien."
        inputMode="numeric"
        autoComplete="off"
        value={values.pin}
        error={errors.pin}
        onChange={(event) => onChange({ pin: pinDigits(event.target.value) })}
      />
      <PhotoPicker
        label="Foto (si quieres)"
        value={values.photo}
        onChange={(photo) => onChange({ photo })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
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
          className="sm:col-span-2"
          value={values.email}
          error={errors.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      </div>
      <Consents values={values} errors={errors} onChange={onChange} />
    </>
  );
}

function Consents({ values, errors, onChange }: UserFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Lo que la persona permite</legend>
      <Checkbox
        label="Compartir su actividad con su familia (si quiere)"
        checked={values.familyConsent}
        onChange={(familyConsent) => onChange({ familyConsent })}
      />
      <Checkbox
        label="Compartir su participación con el personal municipal (si quiere)"
        checked={values.municipalConsent}
        onChange={(municipalConsent) => onChange({ municipalConsent })}
      />
      <PrivacyNotice />
      <Checkbox
        label="Acepta la Política de Privacidad y los Términos de Servicio"
        checked={values.terms}
        error={errors.terms}
        onChange={(terms) => onChange({ terms })}
      />
    </fieldset>
  );
}
