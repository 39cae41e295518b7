import { useClearFactors } from '../staff.queries.ts';
import { ConfirmForMember } from './confirm-for-member.tsx';
import type { MemberTask } from './member-task.ts';

/** Lets a colleague in with her password alone, who has lost her key and her telephone. */
export function ClearFactors(task: MemberTask) {
  const removing = useClearFactors();
  return (
    <ConfirmForMember
      task={task}
      title={`¿Quitar la llave y los códigos de ${task.member.name}?`}
      removing={removing}
      removingWords="Quitando…"
    >
      <p>
        Hazlo si los ha perdido, y solo si sabes que te lo pide esa persona. Entrará con su
        contraseña, y su sesión se cierra en todas partes.
      </p>
    </ConfirmForMember>
  );
}
