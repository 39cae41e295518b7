import type { Memory } from '@encina/contract/media';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useRemoveMemory } from '../media.queries.ts';
import { titleOf } from '../memory-words.ts';

/** The second step, that says what is lost. */
export function RemoveMemory({ memory, onClose }: { memory: Memory; onClose: () => void }) {
  const remove = useRemoveMemory();
  const confirm = () =>
    remove.mutate(memory.id, {
      onSuccess: () => {
        showToast('Recuerdo eliminado');
        onClose();
      },
    });
  return (
    <Dialog
      open
      hue="plum"
      onClose={onClose}
      title={`¿Eliminar «${titleOf(memory)}»?`}
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
      <p>Se borra para siempre y no se puede recuperar.</p>
      <FormError>{remove.error && 'No se pudo eliminar. Inténtalo de nuevo.'}</FormError>
    </Dialog>
  );
}
