import type { FieldErrors } from '../../../lib/form.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { pinDigits, type UserValues } from '../create-user-form.ts';
import { ContactFields } from './contact-fields.tsx';
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
      <ContactFields values={values} errors={errors} onChange={onChange} />
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
