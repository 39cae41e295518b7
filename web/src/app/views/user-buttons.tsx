import type { ListedUser } from '@encina/contract/users';
import { Trash2, UserPlus, UsersRound } from 'lucide-react';
import type { Erasing } from '../../features/users/components/user-row.tsx';
import { Button, type ButtonSize } from '../../ui/button.tsx';
import { type RowAction, RowActions } from '../../ui/row-list.tsx';

/** What staff may do for one person. */
export type Task = 'profile' | 'activity' | 'add' | 'persons' | 'sheet';

const SUPPORT_TASKS: readonly RowAction<Task>[] = [
  ['add', 'Agregar Apoyo', 'Agregar Apoyo a', UserPlus],
  ['persons', 'Consultar Apoyos', 'Consultar Apoyos de', UsersRound],
];

interface SupportButtonsProps {
  user: ListedUser;
  size: ButtonSize;
  onTask: (task: Task) => void;
}

/** Adds a support person, and shows those who are there. */
export function SupportButtons({ user, size, onTask }: SupportButtonsProps) {
  return <RowActions actions={SUPPORT_TASKS} name={user.name} size={size} onAction={onTask} />;
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
      icon={Trash2}
      busy={[isDeleting, 'Eliminando...']}
      aria-label={`Eliminar a ${user.name}`}
      onClick={onDelete}
    >
      Eliminar
    </Button>
  );
}
