import { type Municipality, updateMunicipalityBody } from '@encina/contract/municipalities';
import { type Form, useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useUpdateTown } from '../municipalities.queries.ts';
import { bodyOf, type TownValues, valuesOf } from '../town-form.ts';
import { townProblem } from '../town-problem.ts';
import { FieldPair, PublicFields } from './public-fields.tsx';

const CLOCKS: readonly (readonly [Municipality['timeZone'], string])[] = [
  ['Europe/Madrid', 'Península y Baleares'],
  ['Atlantic/Canary', 'Canarias'],
  ['Africa/Ceuta', 'Ceuta y Melilla'],
];

/** "Datos del municipio": what people read of their town hall and of its project, and by which clock it lives. */
export function TownData({
  town,
  onClose,
  onSaved,
}: {
  town: Municipality;
  onClose: () => void;
  onSaved: () => void;
}) {
  const form = useForm({
    initial: valuesOf(town),
    body: bodyOf(town),
    schema: updateMunicipalityBody,
    sending: useUpdateTown(town.id),
    refusal: (error) => townProblem(error, 'No se pudo guardar. Inténtalo de nuevo.'),
    onSent: onSaved,
  });
  return (
    <FormDialog
      form={form}
      wide
      onClose={onClose}
      title="Datos del municipio"
      description="El teléfono se ve en «Ayuda». El correo y la dirección, en la página de accesibilidad."
    >
      <TextField label="Nombre del municipio" {...form.field('name')} />
      <PhotoPicker
        label="Foto (si quieres)"
        value={form.values.photo}
        onChange={(photo) => form.change({ photo })}
      />
      <FieldPair>
        <TextField label="Teléfono" required={false} type="tel" {...form.field('phone')} />
        <TextField
          label="Correo electrónico"
          required={false}
          type="email"
          {...form.field('email')}
        />
        <TextField label="Dirección" required={false} {...form.field('address')} />
        <TextField label="Comunidad autónoma" required={false} {...form.field('region')} />
        <ClockField form={form} />
      </FieldPair>
      <PublicFields form={form} />
    </FormDialog>
  );
}

function ClockField({ form }: { form: Form<TownValues> }) {
  return (
    <SelectField
      label="Hora oficial"
      options={CLOCKS}
      value={form.values.timeZone}
      onChange={(timeZone) => form.change({ timeZone })}
    />
  );
}
