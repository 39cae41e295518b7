import { ApiError, isRefusal } from '../../../lib/api-error.ts';
import { readStored, storedMunicipalityId } from '../../../lib/storage.ts';
import { useForm } from '../../../lib/use-form.ts';
import type { Closing } from '../../../ui/closing.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { bodyOf, EMPTY_USER, maySubmit, userErrors } from '../create-user-form.ts';
import { useCreateUser } from '../users.queries.ts';
import { UserFields } from './user-fields.tsx';

/** What the browser must know of who creates before it asks the server. */
function missingSession(): string | undefined {
  if (!readStored('adminId')) return 'Error: No se pudo obtener el ID del administrador.';
  if (!storedMunicipalityId()) return 'Error: No se pudo obtener el ID del municipio.';
  return undefined;
}

function refusal(error: unknown): string {
  if (isRefusal(error, 401)) return 'Error: No hay token de administrador';
  return error instanceof ApiError && error.sentence
    ? `Error al crear usuario: ${error.sentence}`
    : 'Error al crear el usuario. Inténtalo de nuevo.';
}

/** "Crear Nuevo Usuario": everything a person needs to come in. */
export function CreateUser({ onClose, onCreated }: Closing<{ onCreated: (name: string) => void }>) {
  const form = useForm({
    initial: EMPTY_USER,
    body: (values) => ({
      ...bodyOf(values),
      adminId: readStored('adminId') ?? undefined,
      municipalityId: storedMunicipalityId() ?? undefined,
    }),
    check: (values) => {
      const session = missingSession();
      return session ? { ...userErrors(values), session } : userErrors(values);
    },
    sending: useCreateUser(),
    refusal,
    onSent: ({ name }) => onCreated(name),
  });
  return (
    <FormDialog
      form={form}
      wide
      onClose={onClose}
      title="Crear Nuevo Usuario"
      action="Crear Usuario"
      sendingWords="Creando..."
      cancels
      isWaiting={!maySubmit(form.values)}
      problem={form.wrong ?? form.refusal}
    >
      <UserFields form={form} />
    </FormDialog>
  );
}
