import { sentenceOf } from '../../../lib/api-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useClearFactors } from '../staff.queries.ts';
import type { MemberTask } from './member-task.ts';

const FAILED = 'No se pudo quitar. Inténtalo de nuevo.';

/** Lets a colleague in with her password alone, who has lost her key and her telephone. */
export function ClearFactors({ member: { id, name }, onClose, onDone }: MemberTask) {
  const clear = useClearFactors();
  return (
    <ConfirmDialog
      onClose={onClose}
      closeLabel="Volver a la lista"
      title={`¿Quitar la llave y los códigos de ${name}?`}
      action="Quitar"
      busy={clear.isPending && 'Quitando…'}
      problem={clear.error && sentenceOf(clear.error, FAILED)}
      onConfirm={() => clear.mutate(id, { onSuccess: onDone })}
    >
      <p>
        Hazlo si los ha perdido, y solo si sabes que te lo pide esa persona. Entrará con su
        contraseña, y su sesión se cierra en todas partes.
      </p>
    </ConfirmDialog>
  );
}
