import type { ListedUser } from '@encina/contract/users';
import { Trash2, UserPlus, UsersRound } from 'lucide-react';
import type { Erasing } from '../../features/users/components/user-list.tsx';
import { Button, type ButtonSize } from '../../ui/button.tsx';

/** What staff may do for one person. */
export type Task = 'profile' | 'activity' | 'add' | 'persons';

/** Adds a support person, and shows those who are there. */
export function SupportButtons({
  user: { name },
  size,
  onTask,
}: {
  user: ListedUser;
  size: ButtonSize;
  onTask: (task: Task) => void;
}) {
  return (
    <>
      <Button
        size={size}
        icon={<UserPlus aria-hidden />}
        aria-label={`Agregar Apoyo a ${name}`}
        onClick={() => onTask('add')}
      >
        Agregar Apoyo
      </Button>
      <Button
        size={size}
        icon={<UsersRound aria-hidden />}
        aria-label={`Consultar Apoyos de ${name}`}
        onClick={() => onTask('persons')}
      >
        Consultar Apoyos
      </Button>
    </>
  );
}

/** Asks before a person is erased. */
export function EraseButton({
  user,
  size,
  onDelete,
  isDeleting,
}: Erasing & { user: ListedUser; size: ButtonSize }) {
  return (
    <Button
      size={size}
      icon={<Trash2 aria-hidden />}
      busy={[isDeleting, 'Eliminando...']}
      aria-label={`Eliminar a ${user.name}`}
      onClick={onDelete}
    >
      Eliminar
    </Button>
  );
}
