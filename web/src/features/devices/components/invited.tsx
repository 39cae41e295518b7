import type { Invitation } from '../../../lib/invitation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Square } from '../../../ui/scenes/square.tsx';
import { EnrolForm } from './enrol-form.tsx';

/** What stands on a tablet whose camera has read the code: it is filled in, and one tap remains. */
export function Invited({
  invitation,
  onEnrolled,
}: {
  invitation: Invitation;
  onEnrolled: () => void;
}) {
  return (
    <EmptyState
      scene={<Square />}
      title="Dar de alta este dispositivo"
      action={<EnrolForm invitation={invitation} onEnrolled={onEnrolled} />}
    >
      <p>El código ya está puesto. Toca el botón y podrás elegir quién eres.</p>
    </EmptyState>
  );
}
