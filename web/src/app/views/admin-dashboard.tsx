import { LogOut, Moon, Settings, TabletSmartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { forgetAdmin, useAdminLogout, useMe } from '../../features/admins/admins.queries.ts';
import { DeviceCode } from '../../features/devices/components/device-code.tsx';
import { UserList } from '../../features/users/components/user-list.tsx';
import { isRefusal } from '../../lib/api-error.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { toggleTheme, useTheme } from '../../lib/theme.ts';
import { Button } from '../../ui/button.tsx';
import { Header } from '../../ui/header.tsx';
import { Menu } from '../../ui/menu.tsx';
import { UserActions } from './user-actions.tsx';

/** What staff see: their people, and what they can do about the town's devices. */
export function AdminDashboard() {
  const { restart } = useNavigation();
  const me = useMe();
  const logout = useAdminLogout();
  const [enrolling, setEnrolling] = useState(false);
  const ended = isRefusal(me.error, 401);
  useEffect(() => {
    if (!ended) return;
    forgetAdmin();
    restart('admin-login');
  }, [ended, restart]);

  return (
    <>
      <Header
        title="Panel de Administración"
        subtitle={me.data ? `${me.data.municipalityName} · ${me.data.name}` : ' '}
        tools={
          <div className="flex flex-wrap gap-3">
            <SettingsMenu onEnrol={() => setEnrolling(true)} />
            <Button
              icon={<LogOut aria-hidden />}
              busy={logout.isPending && 'Cerrando…'}
              onClick={() =>
                logout.mutate(undefined, { onSettled: () => restart('municipality-select') })
              }
            >
              Cerrar Sesión
            </Button>
          </div>
        }
      />
      <main className="mx-auto grid max-w-[76rem] gap-5 px-4 pb-12 sm:px-6">
        <UserList actions={(user) => <UserActions user={user} />} />
      </main>
      {enrolling && <DeviceCode onClose={() => setEnrolling(false)} />}
    </>
  );
}

function SettingsMenu({ onEnrol }: { onEnrol: () => void }) {
  const theme = useTheme();
  return (
    <Menu
      label="Ajustes"
      icon={<Settings aria-hidden />}
      actions={[
        {
          label: 'Modo nocturno',
          icon: <Moon aria-hidden />,
          checked: theme === 'dark',
          onSelect: toggleTheme,
        },
        {
          label: 'Dar de alta un dispositivo',
          icon: <TabletSmartphone aria-hidden />,
          onSelect: onEnrol,
        },
      ]}
    />
  );
}
