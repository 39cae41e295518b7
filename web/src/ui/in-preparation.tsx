import { AlertDialog } from './alert-dialog.tsx';

/** A door that is drawn but not open yet, said plainly. */
export function InPreparation({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <AlertDialog open onClose={onClose} title={title}>
      <p>Esta parte está en preparación. Pronto podrás usarla.</p>
    </AlertDialog>
  );
}
