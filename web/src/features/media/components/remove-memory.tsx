import type { Memory } from '@encina/contract/media';
import type { Closing } from '../../../ui/closing.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useRemoveMemory } from '../media.queries.ts';
import { titleOf } from '../memory-words.ts';

/** The second step, that says what is lost. */
export function RemoveMemory({ memory, onClose }: Closing<{ memory: Memory }>) {
  const remove = useRemoveMemory();
  const onSuccess = () => {
    showToast('Recuerdo eliminado');
    onClose();
  };
  return (
    <ConfirmDialog
      hue="plum"
      onClose={onClose}
      title={`¿Eliminar «${titleOf(memory)}»?`}
      action="Eliminar"
      busy={[remove.isPending, 'Eliminando...']}
      problem={remove.error && 'No se pudo eliminar. Inténtalo de nuevo.'}
      onConfirm={() => remove.mutate(memory.id, { onSuccess })}
    >
      <p>Se borra para siempre y no se puede recuperar.</p>
    </ConfirmDialog>
  );
}
