import type { LinkedPerson } from '@encina/contract/support';
import { KeyRound, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { type RowAction, RowActions, RowList, RowName } from '../../../ui/row-list.tsx';
import { usePersons, useRemovePerson } from '../persons.queries.ts';
import { EditPerson } from './edit-person.tsx';
import { NewCode } from './new-code.tsx';

const FAILED = 'Error al eliminar la persona de apoyo. Por favor, inténtalo de nuevo.';

type Task = { kind: 'code' | 'edit' | 'remove'; person: LinkedPerson };

/** Who supports a person, and what can be done with each. Each task stands in the same place: never two at once. */
export function PersonsDialog({
  userId,
  userName,
  closeLabel,
  onClose,
}: Closing<{ userId: string; userName: string; closeLabel?: string | undefined }>) {
  const persons = usePersons(userId);
  const remove = useRemovePerson(userId);
  const [task, setTask] = useState<Task>();
  const back = () => {
    setTask(undefined);
    // A code may have been used meanwhile.
    void persons.refetch();
  };
  if (task?.kind === 'code') return <NewCode person={task.person} onClose={back} />;
  if (task?.kind === 'edit') {
    return <EditPerson userId={userId} person={task.person} onClose={back} onSaved={back} />;
  }
  if (task) {
    return (
      <RemovePerson
        person={task.person}
        userName={userName}
        onClose={back}
        busy={[remove.isPending, 'Eliminando...']}
        problem={remove.error && FAILED}
        onConfirm={() => remove.mutate(task.person.id, { onSuccess: back })}
      />
    );
  }
  const start = (next: Task) => {
    remove.reset();
    setTask(next);
  };
  return (
    <Dialog
      onClose={onClose}
      closeLabel={closeLabel}
      title={`Personas de Apoyo de ${userName}`}
      actions={
        <Button
          icon={RotateCw}
          busy={[persons.isFetching, 'Actualizando…']}
          onClick={() => void persons.refetch()}
        >
          Actualizar
        </Button>
      }
    >
      <Persons query={persons} onTask={start} />
    </Dialog>
  );
}

function Persons({
  query,
  onTask,
}: {
  query: ReturnType<typeof usePersons>;
  onTask: (task: Task) => void;
}) {
  return (
    <Loaded query={query} shape="h-20">
      {(all) => (
        <>
          {all.length === 0 && <p>Todavía no tiene personas de apoyo.</p>}
          <RowList items={all}>
            {(person) => <PersonRow person={person} onTask={(kind) => onTask({ kind, person })} />}
          </RowList>
        </>
      )}
    </Loaded>
  );
}

const ACTIONS = [
  ['code', 'Código nuevo', 'Código nuevo para', KeyRound],
  ['edit', 'Editar', 'Editar a', Pencil],
  ['remove', 'Eliminar', 'Eliminar a', Trash2],
] as const satisfies readonly RowAction<Task['kind']>[];

function PersonRow({
  person,
  onTask,
}: {
  person: LinkedPerson;
  onTask: (kind: Task['kind']) => void;
}) {
  const { name, email, relation, hasPassword } = person;
  return (
    <>
      <RowName name={relation ? `${name} (${relation})` : name}>
        {email}
        {!hasPassword && <span className="block">Todavía no ha elegido contraseña.</span>}
      </RowName>
      <RowActions actions={ACTIONS} name={name} onAction={onTask} />
    </>
  );
}

interface RemovePersonProps
  extends Pick<ConfirmDialogProps, 'busy' | 'problem' | 'onClose' | 'onConfirm'> {
  person: LinkedPerson;
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
