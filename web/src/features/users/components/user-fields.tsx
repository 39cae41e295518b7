import type { Form } from '../../../lib/use-form.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { UserValues } from '../create-user-form.ts';
import { ContactFields } from './contact-fields.tsx';
import { PinField } from './pin-field.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';

const MEDIA = [
  ['paper', 'En un papel firmado'],
  ['screen', 'En esta pantalla'],
] as const;

interface UserFieldsProps {
  form: Pick<Form<UserValues>, 'values' | 'errors' | 'field' | 'change'>;
}

/** The fields of a new person, in the order in which a clerk asks for them. */
export function UserFields({ form }: UserFieldsProps) {
  return (
    <>
      <TextField label="Nombre completo" {...form.field('name')} />
      <PinField form={form} birthDate={form.values.birthDate || null} />
      <PhotoPicker
        label="Foto (si quieres)"
        value={form.values.photo}
        onChange={(photo) => form.change({ photo })}
      />
      <ContactFields form={form} />
      <Consents form={form} />
    </>
  );
}

function Consents({ form: { values, errors, change } }: UserFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Lo que la persona permite</legend>
      <Checkbox
        label="Compartir su actividad con su familia (si quiere)"
        checked={values.familyConsent}
        onChange={(familyConsent) => change({ familyConsent })}
      />
      <Checkbox
        label="Compartir su participación con el personal municipal (si quiere)"
        checked={values.municipalConsent}
        onChange={(municipalConsent) => change({ municipalConsent })}
      />
      <PrivacyNotice />
      <Checkbox
        label="Acepta la Política de Privacidad y los Términos de Servicio"
        checked={values.terms}
        error={errors.terms}
        onChange={(terms) => change({ terms })}
      />
      <Choices
        legend="Cómo los acepta"
        options={MEDIA}
        value={values.termsMedium}
        onChange={(termsMedium) => change({ termsMedium })}
      />
    </fieldset>
  );
}
