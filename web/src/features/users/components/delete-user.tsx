import type { ListedUser } from '@encina/contract/users';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import type { Closing } from '../../../ui/closing.ts';

/** Says what goes with a person before she is erased. */
export function DeleteUser({
  user,
  onClose,
  onConfirm,
}: Closing<{ user: ListedUser; onConfirm: () => void }>) {
  return (
    <AlertDialog
      onClose={onClose}
      title={`¿Eliminar a ${user.name}?`}
      confirm={{ label: 'Eliminar para siempre', danger: true, onConfirm }}
    >
      <p>Se borrará todo lo suyo y no se podrá recuperar:</p>
      <ul className="list-disc pl-6">
        <li>Su perfil, su foto y su PIN.</li>
        <li>Sus recordatorios y sus puntuaciones.</li>
        <li>Sus fotos, vídeos y audios.</li>
        <li>Los mensajes de su familia.</li>
        <li>El acceso de quien solo la apoya a ella.</li>
      </ul>
    </AlertDialog>
  );
}
