import type { SelectedUser } from '../../../lib/views.ts';
import { GameList } from '../components/game-list.tsx';

export function OtherGamesMenu({ user }: { user: SelectedUser }) {
  return <GameList user={user} title="Otros juegos" category="other" />;
}
