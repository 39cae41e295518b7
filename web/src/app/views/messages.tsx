import { Messages as Letters } from '../../features/messages/screens/messages.tsx';
import { useOwnPersons } from '../../features/support/persons.queries.ts';
import { useOwnUser } from '../../features/users/users.queries.ts';
import type { ViewParams } from '../../lib/views.ts';

/** "Mensajes", with those to whom she may write, and what she has set for their photos in Ajustes. */
export function Messages({ user, isWriting = false }: ViewParams<'support-messages'>) {
  const own = useOwnUser(user.id).data;
  const people = useOwnPersons(user.id);
  return (
    <Letters
      user={user}
      keepsAlways={own?.familyPhotosKept ?? true}
      people={people}
      isWriting={isWriting}
    />
  );
}
