import { Messages as Letters } from '../../features/messages/screens/messages.tsx';
import { useOwnUser } from '../../features/users/users.queries.ts';
import type { SelectedUser } from '../../lib/views.ts';

/** "Mensajes", and what she has set for their photos in Ajustes. */
export function Messages({ user }: { user: SelectedUser }) {
  const own = useOwnUser(user.id).data;
  return <Letters user={user} keepsAlways={own?.familyPhotosKept ?? true} />;
}
