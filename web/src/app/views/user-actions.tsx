import type { ListedUser } from '@encina/contract/users';
import { UserPlus, UserRound, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Participation } from '../../features/activity/components/participation.tsx';
import { CardSection } from '../../features/cards/components/card-section.tsx';
import { PersonNames } from '../../features/support/components/person-names.tsx';
import { Button } from '../../ui/button.tsx';
import { dialogFromChunk } from '../../ui/dialog-from-chunk.tsx';
import { showToast } from '../../ui/toast-store.ts';

const ProfileDialog = dialogFromChunk(
  async () => (await import('../../features/users/components/profile-dialog.tsx')).ProfileDialog,
);
const ActivityDialog = dialogFromChunk(
  async () => (await import('./activity-dialog.tsx')).ActivityDialog,
);
const AddPerson = dialogFromChunk(
  async () => (await import('../../features/support/components/add-person.tsx')).AddPerson,
);
const PersonsDialog = dialogFromChunk(
  async () => (await import('../../features/support/components/persons-dialog.tsx')).PersonsDialog,
);

type Task = 'profile' | 'activity' | 'add' | 'persons';

/** What staff can do for one person of the list. */
export function UserActions({ user }: { user: ListedUser }) {
  const [open, setOpen] = useState<Task>();
  const button = (task: Task, icon: ReactNode, words: string, name: string) => (
    <Button size="small" icon={icon} aria-label={name} onClick={() => setOpen(task)}>
      {words}
    </Button>
  );
  return (
    <>
      {button('profile', <UserRound aria-hidden />, 'Ver Perfil', `Ver Perfil de ${user.name}`)}
      {button('add', <UserPlus aria-hidden />, 'Agregar Apoyo', `Agregar Apoyo a ${user.name}`)}
      {button(
        'persons',
        <UsersRound aria-hidden />,
        'Consultar Apoyos',
        `Consultar Apoyos de ${user.name}`,
      )}
      {open && <TaskDialog task={open} user={user} onTask={setOpen} />}
    </>
  );
}

function TaskDialog({
  task: open,
  user,
  onTask: setOpen,
}: {
  task: Task;
  user: ListedUser;
  onTask: (task: Task | undefined) => void;
}) {
  const close = () => setOpen(undefined);
  return (
    <>
      {open === 'profile' && (
        <ProfileDialog
          userId={user.id}
          name={user.name}
          onClose={close}
          more={(municipalConsent) => (
            <>
              <PersonNames userId={user.id} />
              <CardSection userId={user.id} />
              <Participation allowed={municipalConsent} onOpen={() => setOpen('activity')} />
            </>
          )}
        />
      )}
      {open === 'activity' && (
        <ActivityDialog
          person={user}
          reader="staff"
          closeLabel="Volver al perfil"
          onClose={() => setOpen('profile')}
        />
      )}
      {open === 'add' && (
        <AddPerson
          userId={user.id}
          userName={user.name}
          onClose={close}
          onCreated={(name, existed) => {
            close();
            showToast(
              existed
                ? `${name} ya tenía cuenta. Ahora también apoya a ${user.name}`
                : `${name} ya es persona de apoyo de ${user.name}`,
            );
          }}
        />
      )}
      {open === 'persons' && (
        <PersonsDialog userId={user.id} userName={user.name} onClose={close} />
      )}
    </>
  );
}
