import type { Reminder } from '@encina/contract/reminders';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useRemoveReminder } from '../saving.queries.ts';

/** The second step, that says what is lost. */
export function RemoveReminder({
  userId,
  reminder: { id, title, recurrency },
  onClose,
}: {
  userId: string;
  reminder: Reminder;
  onClose: () => void;
}) {
  const remove = useRemoveReminder(userId);
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        showToast('Recordatorio eliminado');
        onClose();
      },
    });
  return (
    <ConfirmDialog
      hue="clay"
      onClose={onClose}
      title={`¿Eliminar «${title}»?`}
      action="Eliminar"
      busy={[remove.isPending, 'Eliminando...']}
      problem={remove.error && 'No se pudo eliminar. Inténtalo de nuevo.'}
      onConfirm={confirm}
    >
      <p>
        {recurrency === 'none'
          ? 'No te lo recordaremos.'
          : 'No te lo recordaremos ningún día más, y se borra su historia.'}
      </p>
    </ConfirmDialog>
  );
}
