import type { ListedUser } from '@encina/contract/users';
import { useState } from 'react';
import { Participation } from '../../features/activity/components/participation.tsx';
import { AlertsFact } from '../../features/alerts/components/alerts-fact.tsx';
import { CardSection } from '../../features/cards/components/card-section.tsx';
import { PinCard } from '../../features/cards/components/pin-card.tsx';
import { SheetDialog } from '../../features/proposals/components/sheet-dialog.tsx';
import { StaffProposals } from '../../features/proposals/components/staff-proposals.tsx';
import { AddPerson } from '../../features/support/components/add-person.tsx';
import { PersonNames } from '../../features/support/components/person-names.tsx';
import { PersonsDialog } from '../../features/support/components/persons-dialog.tsx';
import { TermsFact } from '../../features/terms/components/terms-fact.tsx';
import { ProfileDialog } from '../../features/users/components/profile-dialog.tsx';
import type { Erasing } from '../../features/users/components/user-row.tsx';
import { counted } from '../../lib/numbers.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ActivityDialog } from './activity-dialog.tsx';
import { EraseButton, SupportButtons, type Task } from './user-buttons.tsx';

interface UserTaskProps extends Erasing {
  task: Task;
  user: ListedUser;
  onTask: (task: Task) => void;
  onClose: () => void;
}

/** What staff are doing for one person. What began in her profile leads back to it. */
export function UserTask({ task, user, onTask, onClose, ...erasing }: UserTaskProps) {
  const [isFromProfile] = useState(task === 'profile');
  const close = () => (isFromProfile ? onTask('profile') : onClose());
  const closeLabel = isFromProfile ? 'Volver al perfil' : undefined;
  const person = { userId: user.id, userName: user.name, onClose: close, closeLabel };
  if (task === 'add') {
    return (
      <AddPerson
        {...person}
        onCreated={(name, existed) => {
          close();
          showToast(
            existed
              ? `${name} ya tenía cuenta. Ahora también apoya a ${user.name}`
              : `${name} ya es persona de apoyo de ${user.name}`,
            { yields: false },
          );
        }}
      />
    );
  }
  if (task === 'persons') return <PersonsDialog {...person} />;
  if (task === 'activity') {
    return (
      <ActivityDialog person={user} reader="staff" closeLabel="Volver al perfil" onClose={close} />
    );
  }
  if (task === 'sheet') {
    return (
      <SheetDialog
        userId={user.id}
        name={user.name}
        closeLabel={closeLabel}
        onClose={close}
        onSent={(count) => {
          close();
          showToast(counted(count, 'recordatorio propuesto', 'recordatorios propuestos'), {
            yields: false,
          });
        }}
      />
    );
  }
  return <Profile user={user} onTask={onTask} onClose={onClose} {...erasing} />;
}

/** Her profile, with what other features know of her. */
function Profile({ user, onTask, onClose, onDelete, isDeleting }: Omit<UserTaskProps, 'task'>) {
  const [isPinUnprinted, setPinUnprinted] = useState(false);
  const [isCardUnprinted, setCardUnprinted] = useState(false);
  const erase = () => {
    onClose();
    onDelete();
  };
  return (
    <ProfileDialog
      userId={user.id}
      name={user.name}
      holdsUnprinted={isPinUnprinted || isCardUnprinted}
      onClose={onClose}
      more={(municipalConsent) => (
        <>
          <TermsFact userId={user.id} />
          <StaffProposals userId={user.id} onOpen={() => onTask('sheet')} />
          <PersonNames userId={user.id}>
            <SupportButtons user={user} size="regular" onTask={onTask} />
          </PersonNames>
          <AlertsFact userId={user.id} />
          <PinCard person={user} onUnprinted={setPinUnprinted} />
          <CardSection userId={user.id} onUnprinted={setCardUnprinted} />
          <Participation allowed={municipalConsent} onOpen={() => onTask('activity')} />
        </>
      )}
      erase={<EraseButton user={user} size="regular" onDelete={erase} isDeleting={isDeleting} />}
    />
  );
}
