import { OwnAlerts } from '../../features/alerts/components/own-alerts.tsx';
import { MyData } from '../../features/data/components/my-data.tsx';
import { InstallCard } from '../../features/install/components/install-card.tsx';
import { Proposers } from '../../features/proposals/components/proposers.tsx';
import { OwnNotices } from '../../features/push/components/own-notices.tsx';
import { StandCard } from '../../features/stand/components/stand-card.tsx';
import { Settings as Preferences } from '../../features/users/screens/settings.tsx';
import type { SelectedUser } from '../../lib/views.ts';

/** "Ajustes": her preferences, who may do what for her, what this device is told and is, and her data. */
export function Settings({ user }: { user: SelectedUser }) {
  return (
    <Preferences
      user={user}
      more={
        <>
          <Proposers userId={user.id} />
          <OwnAlerts userId={user.id} />
          <OwnNotices userId={user.id} />
          <StandCard />
          <InstallCard />
          <MyData userId={user.id} />
        </>
      }
    />
  );
}
