import { sentenceOf } from '../../../lib/api-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useRemoveMember } from '../staff.queries.ts';
import type { MemberTask } from './member-task.ts';

const FAILED = 'No se pudo quitar. Inténtalo de nuevo.';

/** Takes a colleague's account away, after saying what that means. */
export function RemoveMember({ member: { id, name }, onClose, onDone }: MemberTask) {
  const remove = useRemoveMember();
  return (
    <ConfirmDialog
      onClose={onClose}
      closeLabel="Volver a la lista"
      title={`¿Quitar a ${name}?`}
      action="Quitar"
      busy={[remove.isPending, 'Eliminando...']}
      problem={remove.error && sentenceOf(remove.error, FAILED)}
      onConfirm={() => remove.mutate(id, { onSuccess: onDone })}
    >
      <p>Ya no podrá entrar en Administración. Las personas que dio de alta se quedan.</p>
    </ConfirmDialog>
  );
}
