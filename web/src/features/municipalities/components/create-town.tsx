import { createMunicipalityBody } from '@encina/contract/municipalities';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, isRefusal, sentenceOf } from '../../../lib/api-error.ts';
import { fieldErrors, refusedFields } from '../../../lib/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCreateTown } from '../municipalities.queries.ts';
import { SetupCode } from './setup-code.tsx';

/** The photo has its own sentence; a fault of the server has the specification's; the rest is the server's. */
export function townProblem(error: unknown, otherwise: string): string {
  if (isRefusal(error, 413) || isRefusal(error, 422)) return 'Error al subir la foto';
  if (error instanceof ApiError && error.status >= 500) return otherwise;
  return sentenceOf(error, otherwise, otherwise);
}

/** "Crear municipio": a name, a photo; then, in the same dialog, the code that is shown once. */
export function CreateTown({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState('');
  const [photo, setPhoto] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const create = useCreateTown();
  const found = fieldErrors(createMunicipalityBody, { name });
  const errors = { ...refusedFields(create.error), ...(sent ? found : {}) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (Object.keys(found).length === 0) create.mutate({ name, photo });
  };
  const { data } = create;
  if (data?.setupCode) {
    return <SetupCode town={data.name} code={data.setupCode} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Crear municipio"
      actions={
        <>
          <Button className="min-h-16" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={create.isPending && 'Creando...'}
          >
            Crear
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Nombre del municipio"
          autoComplete="off"
          value={name}
          error={errors.name}
          onChange={(event) => setName(event.target.value)}
        />
        <PhotoPicker label="Foto (si quieres)" value={photo} onChange={setPhoto} />
        <FormError>
          {create.error && townProblem(create.error, 'Error al crear el municipio')}
        </FormError>
      </form>
    </Dialog>
  );
}
