import type { UseMutationResult } from '@tanstack/react-query';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';

/** The second step before something that was sent is taken back. */
export function WithdrawDialog({
  name,
  messageId,
  withdrawal: { mutate, isPending, error },
  onClose,
}: {
  /** To whom it went. */
  name: string;
  messageId: string;
  withdrawal: UseMutationResult<unknown, Error, string>;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      hue="rose"
      title="¿Quitar este mensaje?"
      action="Sí, quitarlo"
      busy={isPending && 'Quitando…'}
      problem={error && sentenceOf(error, 'No se pudo quitar. Inténtalo de nuevo.')}
      onClose={onClose}
      onConfirm={() =>
        mutate(messageId, {
          onSuccess: () => {
            showToast('Mensaje quitado');
            onClose();
          },
        })
      }
    >
      <p>{name} todavía no lo ha visto. Si lo quitas, no lo verá.</p>
    </ConfirmDialog>
  );
}
