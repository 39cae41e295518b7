import type { Passkey } from '@encina/contract/factors';
import { sentenceOf } from '../../../lib/failure-words.ts';
import type { Closing } from '../../../ui/closing.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { FactorTask } from '../factor-task.ts';
import { useRemoveFactor, useRenewCodes } from '../factors.queries.ts';
import { AddApp } from './add-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface FactorDialogProps {
  task: FactorTask;
  onClose: () => void;
  /** Something was added, and these codes came with it. */
  onAdded: (codes: readonly string[] | null) => void;
  /** @param words what was done */
  onDone: (words: string) => void;
}

/** One task about the second factors, over the view. */
export function FactorDialog({ task, onClose, onAdded, onDone }: FactorDialogProps) {
  if (task.kind === 'app') return <AddApp onClose={onClose} onAdded={onAdded} />;
  if (task.kind === 'codes') {
    return <RecoveryCodes codes={task.codes} onClose={() => onDone('')} />;
  }
  if (task.kind === 'renew') return <Renew onClose={onClose} onAdded={onAdded} />;
  return <Remove passkey={task.passkey} onClose={onClose} onRemoved={() => onDone('Quitado.')} />;
}

function Renew({ onClose, onAdded }: Pick<FactorDialogProps, 'onClose' | 'onAdded'>) {
  const renew = useRenewCodes();
  return (
    <ConfirmDialog
      onClose={onClose}
      closeLabel="Volver a mi cuenta"
      title="¿Hacer códigos nuevos?"
      action="Hacer códigos nuevos"
      busy={renew.isPending && 'Un momento…'}
      problem={renew.error && sentenceOf(renew.error, 'No se pudieron hacer. Inténtalo de nuevo.')}
      onConfirm={() =>
        renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes) })
      }
    >
      <p>Los que imprimiste antes dejan de servir.</p>
    </ConfirmDialog>
  );
}

function Remove({
  passkey,
  onClose,
  onRemoved,
}: Closing<{ passkey: Passkey | undefined; onRemoved: () => void }>) {
  const remove = useRemoveFactor(passkey?.id);
  const title = passkey ? '¿Quitar la llave de acceso?' : '¿Quitar la aplicación de códigos?';
  return (
    <ConfirmDialog
      onClose={onClose}
      closeLabel="Volver a mi cuenta"
      title={title}
      action="Quitar"
      busy={remove.isPending && 'Quitando…'}
      problem={remove.error && sentenceOf(remove.error, 'No se pudo quitar. Inténtalo de nuevo.')}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onRemoved })}
    >
      <p>
        {passkey
          ? `Con ella (${passkey.name}) ya no se podrá entrar.`
          : 'Sus códigos dejan de servir.'}{' '}
        Si no te queda otra cosa, entrarás solo con la contraseña.
      </p>
    </ConfirmDialog>
  );
}
