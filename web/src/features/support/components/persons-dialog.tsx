import type { SupportPerson } from '@encina/contract/support';
import { RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { RowList, RowName } from '../../../ui/row-list.tsx';
import { usePersons, useRemovePerson } from '../persons.queries.ts';

const FAILED = 'Error al eliminar la persona de apoyo. Por favor, inténtalo de nuevo.';

/** Who supports a person, and the way to end it. The question stands in the same dialog: never two at once. */
export function PersonsDialog({
  userId,
  userName,
  closeLabel,
  onClose,
}: {
  userId: string;
  userName: string;
  closeLabel?: string | undefined;
  onClose: () => void;
}) {
  const persons = usePersons(userId);
  const remove = useRemovePerson(userId);
  const [leaving, setLeaving] = useState<SupportPerson>();
  const back = () => setLeaving(undefined);
  if (leaving) {
    return (
      <RemovePerson
        person={leaving}
        userName={userName}
        onClose={back}
        busy={remove.isPending && 'Eliminando...'}
        problem={remove.error && FAILED}
        onConfirm={() => remove.mutate(leaving.id, { onSuccess: back })}
      />
    );
  }
  const ask = (person: SupportPerson) => {
    remove.reset();
    setLeaving(person);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={closeLabel}
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
      <Persons query={persons} onRemove={ask} />
    </Dialog>
  );
}

function Persons({
  query,
  onRemove,
}: {
  query: ReturnType<typeof usePersons>;
  onRemove: (person: SupportPerson) => void;
}) {
  return (
    <Loaded
      query={query}
      shape="h-20"
      problem={sentenceOf(query.error, 'No se pudieron cargar los datos.')}
    >
      {(all) => (
        <>
          {all.length === 0 && <p>Todavía no tiene personas de apoyo.</p>}
          <RowList items={all}>
            {(person) => <PersonRow person={person} onRemove={() => onRemove(person)} />}
          </RowList>
        </>
      )}
    </Loaded>
  );
}

function PersonRow({ person, onRemove }: { person: SupportPerson; onRemove: () => void }) {
  const { name, email } = person;
  return (
    <>
      <RowName name={name}>{email}</RowName>
      <Button
        size="small"
        icon={<Trash2 aria-hidden />}
        aria-label={`Eliminar a ${name}`}
        onClick={onRemove}
      >
        Eliminar
      </Button>
    </>
  );
}

interface RemovePersonProps
  extends Pick<ConfirmDialogProps, 'busy' | 'problem' | 'onClose' | 'onConfirm'> {
  person: SupportPerson;
  userName: string;
}

function RemovePerson({ person, userName, ...dialog }: RemovePersonProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={`¿Eliminar a ${person.name}?`}
      description={`Dejará de ser apoyo de ${userName}. No se podrá deshacer.`}
      action="Eliminar"
    >
      <p>Se eliminará:</p>
      <ul className="list-disc pl-6">
        <li>El acceso de la persona de apoyo</li>
        <li>Todos los mensajes enviados</li>
        <li>Su capacidad para ver las métricas del usuario</li>
      </ul>
    </ConfirmDialog>
  );
}
