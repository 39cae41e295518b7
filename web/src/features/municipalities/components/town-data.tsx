import { type Municipality, updateMunicipalityBody } from '@encina/contract/municipalities';
import { type FormEvent, useId, useState } from 'react';
import { fieldErrors, refusedFields } from '../../../lib/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { inputLook } from '../../../ui/input-look.ts';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useUpdateTown } from '../municipalities.queries.ts';
import { townProblem } from './create-town.tsx';

const CLOCKS: Readonly<Record<Municipality['timeZone'], string>> = {
  'Europe/Madrid': 'Península y Baleares',
  'Atlantic/Canary': 'Canarias',
  'Africa/Ceuta': 'Ceuta y Melilla',
};

/** "Datos del municipio": what people read of their town hall, and by which clock it lives. */
export function TownData({
  town,
  onClose,
  onSaved,
}: {
  town: Municipality;
  onClose: () => void;
  onSaved: () => void;
}) {
  const formId = useId();
  const [values, setValues] = useState({
    name: town.name,
    phone: town.phone ?? '',
    email: town.email ?? '',
    address: town.address ?? '',
    timeZone: town.timeZone,
  });
  const [photo, setPhoto] = useState(town.photo);
  const [sent, setSent] = useState(false);
  const update = useUpdateTown(town.id);
  const found = fieldErrors(updateMunicipalityBody, values);
  const errors = { ...refusedFields(update.error), ...(sent ? found : {}) };
  const set = (field: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [field]: event.target.value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (Object.keys(found).length > 0) return;
    // An address means the photo that is there already.
    update.mutate(photo === town.photo ? values : { ...values, photo }, { onSuccess: onSaved });
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Datos del municipio"
      description="El teléfono se ve en «Ayuda». El correo y la dirección, en la página de accesibilidad."
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          busy={update.isPending && 'Guardando…'}
        >
          Guardar
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Nombre del municipio"
          autoComplete="off"
          value={values.name}
          error={errors.name}
          onChange={set('name')}
        />
        <PhotoPicker label="Foto (si quieres)" value={photo} onChange={setPhoto} />
        <div className="grid items-start gap-5 lg:grid-cols-2 [&>*]:min-w-0">
          <TextField
            label="Teléfono"
            required={false}
            type="tel"
            autoComplete="off"
            value={values.phone}
            error={errors.phone}
            onChange={set('phone')}
          />
          <TextField
            label="Correo electrónico"
            required={false}
            type="email"
            autoComplete="off"
            value={values.email}
            error={errors.email}
            onChange={set('email')}
          />
          <TextField
            label="Dirección"
            required={false}
            autoComplete="off"
            value={values.address}
            error={errors.address}
            onChange={set('address')}
          />
          <Field label="Hora oficial">
            {(wiring) => (
              <select
                {...wiring}
                value={values.timeZone}
                onChange={set('timeZone')}
                className={inputLook}
              >
                {Object.entries(CLOCKS).map(([zone, words]) => (
                  <option key={zone} value={zone}>
                    {words}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <FormError>
          {update.error && townProblem(update.error, 'No se pudo guardar. Inténtalo de nuevo.')}
        </FormError>
      </form>
    </Dialog>
  );
}
