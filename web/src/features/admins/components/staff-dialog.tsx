import type { Member } from '@encina/contract/admins';
import { useState } from 'react';
import type { Closing } from '../../../ui/closing.ts';
import { ClearFactors } from './clear-factors.tsx';
import type { MemberTaskKind } from './member-task.ts';
import { NewMember } from './new-member.tsx';
import { NewPassword } from './new-password.tsx';
import { RemoveMember } from './remove-member.tsx';
import { StaffList } from './staff-list.tsx';

/** What opens in the place of the list, and what is said there when it is done. */
const TASKS = {
  password: {
    Dialog: NewPassword,
    done: (name: string) => `La contraseña nueva de ${name} ya sirve.`,
  },
  remove: { Dialog: RemoveMember, done: (name: string) => `${name} ya no puede entrar.` },
  factors: {
    Dialog: ClearFactors,
    done: (name: string) => `${name} entra ahora solo con su contraseña.`,
  },
} as const satisfies Record<MemberTaskKind, unknown>;

type Task = 'create' | { kind: MemberTaskKind; member: Member };

/** "Personal": the accounts of the town hall. One dialog that changes its task, never two at once. */
export function StaffDialog({ ownId, onClose }: Closing<{ ownId: string }>) {
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
  if (task) {
    const { member } = task;
    const { Dialog: TaskDialog, done: words } = TASKS[task.kind];
    return <TaskDialog member={member} onClose={back} onDone={() => done(words(member.name))} />;
  }
  return (
    <StaffList
      ownId={ownId}
      said={said}
      onClose={onClose}
      onCreate={() => setTask('create')}
      onTask={(kind, member) => setTask({ kind, member })}
    />
  );
}
