import type { SelectedUser } from '../../../lib/views.ts';
import { GameList } from '../components/game-list.tsx';

export function MemoryGamesMenu({ user }: { user: SelectedUser }) {
  return <GameList user={user} title="Juegos de memoria" category="memory" />;
}
