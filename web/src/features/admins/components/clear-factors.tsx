import type { Member } from '@encina/contract/admins';
import { sentenceOf } from '../../../lib/api-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useClearFactors } from '../staff.queries.ts';

const FAILED = 'No se pudo quitar. Inténtalo de nuevo.';

/** Lets a colleague in with her password alone, who has lost her key and her telephone. */
export function ClearFactors({
  member: { id, name },
  onClose,
  onCleared,
}: {
  member: Member;
  onClose: () => void;
  onCleared: () => void;
}) {
  const clear = useClearFactors();
  return (
    <ConfirmDialog
      onClose={onClose}
      closeLabel="Volver a la lista"
      title={`¿Quitar la llave y los códigos de ${name}?`}
      action="Quitar"
      busy={clear.isPending && 'Quitando…'}
      problem={clear.error && sentenceOf(clear.error, FAILED)}
      onConfirm={() => clear.mutate(id, { onSuccess: onCleared })}
    >
      <p>
        Hazlo si los ha perdido, y solo si sabes que te lo pide esa persona. Entrará con su
        contraseña, y su sesión se cierra en todas partes.
      </p>
    </ConfirmDialog>
  );
}
