import { AlertDialog } from '../../ui/alert-dialog.tsx';

/** Asked on a tablet that is hers alone: there "Salir" is easily a slip, and the way back asks who she is. */
export function LeaveDialog({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  return (
    <AlertDialog
      open
      onClose={onClose}
      title="¿Quieres salir?"
      dismiss="Quedarme"
      confirm={{ label: 'Sí, salir', onConfirm: onLeave }}
    >
      <p>Para volver a entrar tendrás que elegir tu nombre.</p>
    </AlertDialog>
  );
}
