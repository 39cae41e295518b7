import { IdCard, LogOut, Moon, Settings, TabletSmartphone } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { forgetAdmin, useAdminLogout, useMe } from '../../features/admins/admins.queries.ts';
import { UserList } from '../../features/users/components/user-list.tsx';
import { isRefusal } from '../../lib/api-error.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { toggleTheme, useTheme } from '../../lib/theme.ts';
import { Button } from '../../ui/button.tsx';
import { Header } from '../../ui/header.tsx';
import { Menu } from '../../ui/menu.tsx';
import { UserActions } from './user-actions.tsx';

const DevicesDialog = lazy(() =>
  import('../../features/devices/components/devices-dialog.tsx').then((module) => ({
    default: module.DevicesDialog,
  })),
);
const StaffDialog = lazy(() =>
  import('../../features/admins/components/staff-dialog.tsx').then((module) => ({
    default: module.StaffDialog,
  })),
);

/** What staff see: their people, and what they can do about the town's devices. */
export function AdminDashboard() {
  const { restart } = useNavigation();
  const me = useMe();
  const logout = useAdminLogout();
  const [open, setOpen] = useState<'devices' | 'staff'>();
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
            <SettingsMenu onOpen={setOpen} />
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
      <Suspense>
        {open === 'devices' && <DevicesDialog onClose={() => setOpen(undefined)} />}
        {open === 'staff' && (
          <StaffDialog ownId={me.data?.id ?? ''} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </>
  );
}

function SettingsMenu({ onOpen }: { onOpen: (dialog: 'devices' | 'staff') => void }) {
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
          label: 'Dispositivos',
          icon: <TabletSmartphone aria-hidden />,
          onSelect: () => onOpen('devices'),
        },
        {
          label: 'Personal',
          icon: <IdCard aria-hidden />,
          onSelect: () => onOpen('staff'),
        },
      ]}
    />
  );
}
