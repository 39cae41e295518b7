import type { Reminder } from '@encina/contract/reminders';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useRemoveReminder } from '../reminders.queries.ts';

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
    <Dialog
      open
      hue="clay"
      onClose={onClose}
      title={`¿Eliminar «${title}»?`}
      actions={
        <>
          <Button className="min-h-16" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="danger" busy={remove.isPending && 'Eliminando...'} onClick={confirm}>
            Eliminar
          </Button>
        </>
      }
    >
      <p>
        {recurrency === 'none'
          ? 'No te lo recordaremos.'
          : 'No te lo recordaremos ningún día más, y se borra su historia.'}
      </p>
      <FormError>{remove.error && 'No se pudo eliminar. Inténtalo de nuevo.'}</FormError>
    </Dialog>
  );
}
