import type { Member } from '@encina/contract/admins';
import { useState } from 'react';
import { ClearFactors } from './clear-factors.tsx';
import { NewMember } from './new-member.tsx';
import { NewPassword } from './new-password.tsx';
import { RemoveMember } from './remove-member.tsx';
import { StaffList } from './staff-list.tsx';

type Task = 'create' | { kind: 'password' | 'remove' | 'factors'; member: Member };

/** "Personal": the accounts of the town hall. One dialog that changes its task, never two at once. */
export function StaffDialog({ ownId, onClose }: { ownId: string; onClose: () => void }) {
  const [task, setTask] = useState<Task>();
  const [said, setSaid] = useState('');
  const done = (words: string) => {
    setTask(undefined);
    setSaid(words);
  };
  const back = () => setTask(undefined);
  if (task === 'create') {
    return <NewMember onClose={back} onCreated={(name) => done(`${name} ya puede entrar.`)} />;
  }
  if (task?.kind === 'password') {
    const { member } = task;
    return (
      <NewPassword
        member={member}
        onClose={back}
        onSaved={() => done(`La contraseña nueva de ${member.name} ya sirve.`)}
      />
    );
  }
  if (task?.kind === 'remove') {
    const { member } = task;
    return (
      <RemoveMember
        member={member}
        onClose={back}
        onRemoved={() => done(`${member.name} ya no puede entrar.`)}
      />
    );
  }
  if (task?.kind === 'factors') {
    const { member } = task;
    return (
      <ClearFactors
        member={member}
        onClose={back}
        onCleared={() => done(`${member.name} entra ahora solo con su contraseña.`)}
      />
    );
  }
  return (
    <StaffList
      ownId={ownId}
      said={said}
      onClose={onClose}
      onCreate={() => setTask('create')}
      onPassword={(member) => setTask({ kind: 'password', member })}
      onFactors={(member) => setTask({ kind: 'factors', member })}
      onRemove={(member) => setTask({ kind: 'remove', member })}
    />
  );
}
