import type { Door } from '@encina/contract/chat';
import { ChatScreen } from '../../features/chat/screens/chat.tsx';
import { useOwnUser } from '../../features/users/users.queries.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import type { SelectedUser } from '../../lib/views.ts';
import { CARDS } from '../home/home-cards.tsx';

/** The door of the home screen that leads to each view. */
const CARD_OF: Readonly<Partial<Record<Door, string>>> = {
  reminders: 'Recordatorios',
  'games-menu': 'Juegos',
  gallery: 'Mis Recuerdos',
  'support-messages': 'Mensajes',
  metrics: 'Mi Actividad',
};

/** The chat, with the doors that it may open and the voice that she chose in Ajustes. */
export function Chat({ user }: { user: SelectedUser }) {
  const { go } = useNavigation();
  const own = useOwnUser(user.id).data;
  const cards = Object.entries(CARD_OF).flatMap(([door, title]) => {
    const open = CARDS.find((card) => card.title === title)?.open;
    return open ? [[door, () => open(go, user)] as const] : [];
  });
  const doors = { ...Object.fromEntries(cards), settings: () => go('settings', { user }) };
  return <ChatScreen user={user} voiceWanted={own?.voiceEnabled ?? true} doors={doors} />;
}
