import { createMunicipalityBody } from '@encina/contract/municipalities';
import { useForm } from '../../../lib/use-form.ts';
import type { Closing } from '../../../ui/closing.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCreateTown } from '../municipalities.queries.ts';
import { townProblem } from '../town-problem.ts';
import { SetupCode } from './setup-code.tsx';

const EMPTY = { name: '', photo: null as string | null };

/** "Crear municipio": a name, a photo; then, in the same dialog, the code that is shown once. */
export function CreateTown({ onClose }: Closing) {
  const create = useCreateTown();
  const form = useForm({
    initial: EMPTY,
    body: (values) => values,
    schema: createMunicipalityBody,
    sending: create,
    refusal: (error) => townProblem(error, 'Error al crear el municipio'),
    onSent: () => undefined,
  });
  const { data } = create;
  if (data?.setupCode) {
    return <SetupCode town={data.name} code={data.setupCode} onClose={onClose} />;
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Crear municipio"
      action="Crear"
      sendingWords="Creando..."
      cancels
    >
      <TextField label="Nombre del municipio" {...form.field('name')} />
      <PhotoPicker
        label="Foto (si quieres)"
        value={form.values.photo}
        onChange={(photo) => form.change({ photo })}
      />
    </FormDialog>
  );
}
