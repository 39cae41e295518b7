import type { SupportPerson } from '@encina/contract/support';
import { RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { usePersons, useRemovePerson } from '../persons.queries.ts';

const FAILED = 'Error al eliminar la persona de apoyo. Por favor, inténtalo de nuevo.';

/** Who supports a person, and the way to end it. The question stands in the same dialog: never two at once. */
export function PersonsDialog({
  userId,
  userName,
  onClose,
}: {
  userId: string;
  userName: string;
  onClose: () => void;
}) {
  const persons = usePersons(userId);
  const remove = useRemovePerson(userId);
  const [leaving, setLeaving] = useState<SupportPerson>();
  if (leaving) {
    return (
      <Dialog
        open
        onClose={() => setLeaving(undefined)}
        title={`¿Eliminar a ${leaving.name}?`}
        description={`Dejará de ser apoyo de ${userName}. No se podrá deshacer.`}
        actions={
          <>
            <Button className="min-h-16" onClick={() => setLeaving(undefined)}>
              Cancelar
            </Button>
            <Button
              variant="danger"
              busy={remove.isPending && 'Eliminando...'}
              onClick={() => remove.mutate(leaving.id, { onSuccess: () => setLeaving(undefined) })}
            >
              Eliminar
            </Button>
          </>
        }
      >
        <p className="mb-2">Se eliminará:</p>
        <ul className="list-disc pl-6">
          <li>El acceso de la persona de apoyo</li>
          <li>Todos los mensajes enviados</li>
          <li>Su capacidad para ver las métricas del usuario</li>
        </ul>
        <div className="mt-4">
          <FormError>{remove.error && FAILED}</FormError>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Personas de Apoyo de ${userName}`}
      actions={
        <Button
          icon={<RotateCw aria-hidden />}
          busy={persons.isFetching && 'Actualizando…'}
          onClick={() => void persons.refetch()}
        >
          Actualizar
        </Button>
      }
    >
      {persons.isPending && (
        <Loading>
          <Skeleton className="h-20" />
        </Loading>
      )}
      {persons.error && (
        <ErrorState
          title={sentenceOf(persons.error, 'No se pudieron cargar los datos.')}
          onRetry={() => void persons.refetch()}
        />
      )}
      {persons.data?.length === 0 && <p>Todavía no tiene personas de apoyo.</p>}
      <ul className="grid gap-3">
        {persons.data?.map((person) => (
          <li
            key={person.id}
            className="flex flex-wrap items-center gap-3 rounded-xl border-2 border-line p-4"
          >
            <span className="min-w-0 flex-1 basis-48">
              <b className="block break-words">{person.name}</b>
              <span className="break-all text-ink-soft">{person.email}</span>
            </span>
            <Button
              size="small"
              icon={<Trash2 aria-hidden />}
              aria-label={`Eliminar a ${person.name}`}
              onClick={() => {
                remove.reset();
                setLeaving(person);
              }}
            >
              Eliminar
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
