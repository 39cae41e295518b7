import type { Municipality } from '@encina/contract/municipalities';
import { sentenceOf } from '../../../lib/failure-words.ts';
import type { Closing } from '../../../ui/closing.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useRemoveTown } from '../municipalities.queries.ts';

/** Before a town that was made by mistake goes. */
export function RemoveTown({ town, onClose }: Closing<{ town: Municipality }>) {
  const remove = useRemoveTown();
  const confirm = () =>
    remove.mutate(town.id, {
      onSuccess: () => {
        onClose();
        showToast('Municipio quitado');
      },
    });
  return (
    <ConfirmDialog
      title={`¿Quitar ${town.name}?`}
      onClose={onClose}
      action="Quitar"
      busy={[remove.isPending, 'Quitando…']}
      problem={remove.error && sentenceOf(remove.error, 'No se pudo quitar. Inténtalo de nuevo.')}
      onConfirm={confirm}
    >
      <p>
        Nadie ha entrado todavía en este municipio. Su código de puesta en marcha deja de servir.
      </p>
    </ConfirmDialog>
  );
}
