import type { BodyIn } from '@encina/contract/endpoint';
import {
  type Municipality,
  type update,
  updateMunicipalityBody,
} from '@encina/contract/municipalities';
import { NOT_SAVED } from '../../../lib/failure-words.ts';
import { useEditForm } from '../../../lib/use-edit-form.ts';
import type { Form } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { type EditFormProps, SharedEdit } from '../../../ui/shared-edit.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useKnownTown, useUpdateTown } from '../municipalities.queries.ts';
import { bodyOf, CLOCKS, TOWN_LABELS, type TownValues, valuesOf } from '../town-form.ts';
import { townProblem } from '../town-problem.ts';
import { FieldPair, PublicFields } from './public-fields.tsx';

const PICTURES = ['photo', 'logos'] as const;
const CLOCK_OPTIONS = Object.entries(CLOCKS) as [TownValues['timeZone'], string][];

interface TownDataProps {
  town: Municipality;
  onClose: () => void;
  onSaved: () => void;
}

/** "Datos del municipio": what people read of their town hall and of its project, and by which clock it lives. */
export function TownData({ town, onClose, onSaved }: TownDataProps) {
  const sending = useUpdateTown(town.id);
  return (
    <SharedEdit
      seen={town}
      known={useKnownTown(town.id)}
      valuesOf={valuesOf}
      edit={(seen) => ({
        body: bodyOf(seen),
        schema: updateMunicipalityBody,
        sending,
        refusal: (error: unknown) => townProblem(error, NOT_SAVED),
        onSaved,
      })}
      labels={TOWN_LABELS}
      shown={valueShown}
      pictures={PICTURES}
      Form={TownForm}
      onClose={onClose}
    />
  );
}

type TownFormProps = EditFormProps<Municipality, TownValues, BodyIn<typeof update>, Municipality>;

function TownForm({ seen: town, edit, onClose }: TownFormProps) {
  const form = useEditForm({ ...edit, initial: valuesOf(town), edited: (values) => values });
  return (
    <FormDialog
      form={form}
      wide
      onClose={onClose}
      title="Datos del municipio"
      description="El teléfono se ve en «Ayuda». El correo y la dirección, en la página de accesibilidad."
    >
      <TextField label={TOWN_LABELS.name} {...form.field('name')} />
      <PhotoPicker
        label="Foto (si quieres)"
        value={form.values.photo}
        onChange={(photo) => form.change({ photo })}
      />
      <FieldPair>
        <TextField label={TOWN_LABELS.phone} required={false} type="tel" {...form.field('phone')} />
        <TextField
          label={TOWN_LABELS.email}
          required={false}
          type="email"
          {...form.field('email')}
        />
        <TextField label={TOWN_LABELS.address} required={false} {...form.field('address')} />
        <TextField label={TOWN_LABELS.region} required={false} {...form.field('region')} />
        <ClockField form={form} />
      </FieldPair>
      <PublicFields form={form} />
    </FormDialog>
  );
}

function ClockField({ form }: { form: Form<TownValues> }) {
  return (
    <SelectField
      label={TOWN_LABELS.timeZone}
      options={CLOCK_OPTIONS}
      value={form.values.timeZone}
      onChange={(timeZone) => form.change({ timeZone })}
    />
  );
}

/** A value as people read it, where two want something else. */
function valueShown(values: TownValues, name: keyof TownValues) {
  if (name === 'timeZone') return CLOCKS[values.timeZone];
  if (name === 'showsPhases') return values.showsPhases ? 'Sí' : 'No';
  if (name !== 'photo' && name !== 'logos') return values[name];
  const picture = values[name];
  return (
    picture && <img src={picture} alt="La imagen" className="max-h-20 max-w-full rounded-md" />
  );
}
