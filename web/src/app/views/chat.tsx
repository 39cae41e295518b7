import type { Link } from '@encina/contract/chat';
import { ChatScreen } from '../../features/chat/screens/chat.tsx';
import { useOwnUser } from '../../features/users/users.queries.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import type { SelectedUser } from '../../lib/views.ts';

/** The chat, with the views that an answer may lead to and the voice that she chose in Ajustes. */
export function Chat({ user }: { user: SelectedUser }) {
  const { go } = useNavigation();
  const own = useOwnUser(user.id).data;
  const links: Readonly<Record<Link, () => void>> = {
    reminders: () => go('reminders', { user }),
    'games-menu': () => go('games-menu', { user }),
    gallery: () => go('gallery', { user }),
    'support-messages': () => go('support-messages', { user }),
    'write-message': () => go('support-messages', { user, isWriting: true }),
    metrics: () => go('metrics', { user }),
    settings: () => go('settings', { user }),
  };
  return <ChatScreen user={user} voiceWanted={own?.voiceEnabled ?? true} links={links} />;
}
