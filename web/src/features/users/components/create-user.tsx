import { type FormEvent, useId, useState } from 'react';
import { ApiError, ConnectionError } from '../../../lib/api-error.ts';
import { refusedFields } from '../../../lib/form.ts';
import { readStored, storedMunicipalityId } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { EMPTY_USER, maySubmit, type UserValues, userErrors } from '../create-user-form.ts';
import { useCreateUser } from '../users.queries.ts';
import { UserFields } from './user-fields.tsx';

/** What the browser must know of who creates before it asks the server. */
function missingSession(): string | undefined {
  if (!readStored('adminToken')) return 'Error: No hay token de administrador';
  if (!readStored('adminId')) return 'Error: No se pudo obtener el ID del administrador.';
  if (!storedMunicipalityId()) return 'Error: No se pudo obtener el ID del municipio.';
  return undefined;
}

function refusal(error: unknown): string {
  if (error instanceof ConnectionError || !(error instanceof ApiError) || !error.sentence) {
    return 'Error al crear el usuario. Inténtalo de nuevo.';
  }
  return `Error al crear usuario: ${error.sentence}`;
}

/** "Crear Nuevo Usuario": everything a person needs to come in. */
export function CreateUser({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  onCreated: (name: string) => void;
}) {
  const formId = useId();
  const [values, setValues] = useState<UserValues>(EMPTY_USER);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const create = useCreateUser();
  const found = userErrors(values);
  const errors = { ...refusedFields(create.error), ...(sent ? found : {}) };
  const first = Object.values(sent ? found : {})[0];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    setProblem(missingSession());
    if (Object.keys(found).length > 0 || missingSession()) return;
    const { terms: _accepted, ...person } = values;
    create.mutate(
      {
        ...person,
        adminId: readStored('adminId') ?? undefined,
        municipalityId: storedMunicipalityId() ?? undefined,
      },
      { onSuccess: ({ name }) => onCreated(name) },
    );
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Crear Nuevo Usuario"
      actions={
        <>
          <Button className="min-h-16" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!maySubmit(values)}
            busy={create.isPending && 'Creando...'}
          >
            Crear Usuario
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-6">
        <UserFields
          values={values}
          errors={errors}
          onChange={(change) => setValues({ ...values, ...change })}
        />
        <FormError>{first ?? problem ?? (create.error && refusal(create.error))}</FormError>
      </form>
    </Dialog>
  );
}
