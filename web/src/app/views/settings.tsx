import { MyData } from '../../features/data/components/my-data.tsx';
import { Settings as Preferences } from '../../features/users/screens/settings.tsx';
import type { SelectedUser } from '../../lib/views.ts';

/** "Ajustes": her preferences, and her data. */
export function Settings({ user }: { user: SelectedUser }) {
  return <Preferences user={user} more={<MyData userId={user.id} />} />;
}
