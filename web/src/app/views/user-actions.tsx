import type { ListedUser } from '@encina/contract/users';
import { ChevronRight, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { Erasing } from '../../features/users/components/user-row.tsx';
import { Button } from '../../ui/button.tsx';
import { dialogFromChunk } from '../../ui/dialog-from-chunk.tsx';
import { EraseButton, SupportButtons, type Task } from './user-buttons.tsx';

const UserTask = dialogFromChunk(async () => (await import('./user-task.tsx')).UserTask);

/** The buttons of a row: on a laptop all of them, elsewhere the way to the profile, where the others are. */
export function UserActions({ user, ...erasing }: Erasing & { user: ListedUser }) {
  const [open, setOpen] = useState<Task>();
  return (
    <>
      <Button
        size="small"
        icon={<UserRound aria-hidden className="max-sm:hidden" />}
        iconAfter={<ChevronRight aria-hidden className="sm:hidden" />}
        aria-label={`Ver Perfil de ${user.name}`}
        className="max-lg:border-transparent max-lg:px-3 max-lg:after:absolute max-lg:after:inset-0 max-lg:after:rounded-2xl"
        onClick={() => setOpen('profile')}
      >
        <span className="max-sm:sr-only">Ver Perfil</span>
      </Button>
      <span className="hidden flex-wrap gap-2 lg:flex">
        <SupportButtons user={user} size="small" onTask={setOpen} />
        <EraseButton user={user} size="small" {...erasing} />
      </span>
      {open && (
        <UserTask
          task={open}
          user={user}
          onTask={setOpen}
          onClose={() => setOpen(undefined)}
          {...erasing}
        />
      )}
    </>
  );
}
