import type { ListedUser } from '@encina/contract/users';
import { UserPlus, UserRound, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Participation } from '../../features/activity/components/participation.tsx';
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

/** What staff can do for one person of the list. */
export function UserActions({ user }: { user: ListedUser }) {
  const [open, setOpen] = useState<'profile' | 'activity' | 'add' | 'persons'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button
        size="small"
        icon={<UserRound aria-hidden />}
        aria-label={`Ver Perfil de ${user.name}`}
        onClick={() => setOpen('profile')}
      >
        Ver Perfil
      </Button>
      <Button
        size="small"
        icon={<UserPlus aria-hidden />}
        aria-label={`Agregar Apoyo a ${user.name}`}
        onClick={() => setOpen('add')}
      >
        Agregar Apoyo
      </Button>
      <Button
        size="small"
        icon={<UsersRound aria-hidden />}
        aria-label={`Consultar Apoyos de ${user.name}`}
        onClick={() => setOpen('persons')}
      >
        Consultar Apoyos
      </Button>
      {open === 'profile' && (
        <ProfileDialog
          userId={user.id}
          name={user.name}
          onClose={close}
          more={(municipalConsent) => (
            <>
              <PersonNames userId={user.id} />
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
