import { useRemoveMember } from '../staff.queries.ts';
import { ConfirmForMember } from './confirm-for-member.tsx';
import type { MemberTask } from './member-task.ts';

/** Takes a colleague's account away, after saying what that means. */
export function RemoveMember(task: MemberTask) {
  const removing = useRemoveMember();
  return (
    <ConfirmForMember
      task={task}
      title={`¿Quitar a ${task.member.name}?`}
      removing={removing}
      removingWords="Eliminando..."
    >
      <p>Ya no podrá entrar en Administración. Las personas que dio de alta se quedan.</p>
    </ConfirmForMember>
  );
}
