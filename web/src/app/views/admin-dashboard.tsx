import {
  FileDown,
  FileUp,
  IdCard,
  Landmark,
  LogOut,
  MapPin,
  Moon,
  Settings,
  TabletSmartphone,
  UserRoundCog,
} from 'lucide-react';
import { useState } from 'react';
import { useAdminLogout, useMe } from '../../features/admins/admins.queries.ts';
import { StaffGuard } from '../../features/admins/components/staff-guard.tsx';
import { WaitingRequests } from '../../features/data/components/waiting-requests.tsx';
import { useExport } from '../../features/users/bulk.queries.ts';
import type { ImportOutcome } from '../../features/users/components/import-preview.tsx';
import { LeftOut } from '../../features/users/components/left-out.tsx';
import { UserList } from '../../features/users/components/user-list.tsx';
import { sentenceOf } from '../../lib/api-error.ts';
import { localDay } from '../../lib/dates.ts';
import { useMunicipalities, useTimeZone } from '../../lib/municipality.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { toggleTheme, useTheme } from '../../lib/theme.ts';
import { Button } from '../../ui/button.tsx';
import { dialogFromChunk } from '../../ui/dialog-from-chunk.tsx';
import { Header } from '../../ui/header.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Tooltip, TooltipGroup } from '../../ui/tooltip.tsx';
import { PanelFoot, PanelProblem } from '../panel-status.tsx';
import { FirstSteps } from './first-steps.tsx';
import { UserActions } from './user-actions.tsx';

const AccountDialog = dialogFromChunk(
  async () => (await import('../../features/account/components/account-dialog.tsx')).AccountDialog,
);
const DevicesDialog = dialogFromChunk(
  async () => (await import('../../features/devices/components/devices-dialog.tsx')).DevicesDialog,
);
const StaffDialog = dialogFromChunk(
  async () => (await import('../../features/admins/components/staff-dialog.tsx')).StaffDialog,
);

const ImportUsers = dialogFromChunk(
  async () => (await import('../../features/users/components/import-users.tsx')).ImportUsers,
);
const PrintCards = dialogFromChunk(
  async () => (await import('../../features/cards/components/print-cards.tsx')).PrintCards,
);
const TownData = dialogFromChunk(
  async () => (await import('../../features/municipalities/components/town-data.tsx')).TownData,
);

type Task = 'town' | 'import' | 'devices' | 'staff' | 'account';

/** What staff see: their people, and what they can do about the town's devices. */
export function AdminDashboard() {
  const me = useMe();
  const [open, setOpen] = useState<Task>();
  const [imported, setImported] = useState<ImportOutcome>();
  const [found, setFound] = useState('');
  const close = () => setOpen(undefined);
  const town = useMunicipalities().data?.find(({ id }) => id === me.data?.municipalityId);
  const saying = (words: string) => () => {
    close();
    showToast(words);
  };
  return (
    <>
      <Header
        title="Panel de Administración"
        subtitle={me.data ? `${me.data.municipalityName} · ${me.data.name}` : ' '}
        tools={<PanelTools onOpen={setOpen} />}
      />
      <main className="mx-auto grid max-w-page gap-5 px-4 pb-12 sm:px-6">
        <PanelProblem />
        {me.data && <FirstSteps townId={me.data.municipalityId} onTask={setOpen} />}
        <WaitingRequests onFind={setFound} />
        <UserList
          key={found}
          searched={found}
          actions={(user, erasing) => <UserActions user={user} {...erasing} />}
        />
        <PanelFoot />
      </main>
      <StaffGuard />
      {open === 'town' && town && (
        <TownData town={town} onClose={close} onSaved={saying('Datos guardados')} />
      )}
      {open === 'import' && (
        <ImportUsers
          onClose={close}
          onImported={(outcome) => {
            close();
            setImported(outcome);
          }}
        />
      )}
      {imported && (
        <PrintCards
          people={imported.people}
          publicUrl={imported.publicUrl}
          onClose={() => setImported(undefined)}
        >
          <LeftOut names={imported.leftOut} />
        </PrintCards>
      )}
      {open === 'devices' && <DevicesDialog onClose={close} />}
      {open === 'account' && <AccountDialog kind="staff" onClose={close} />}
      {open === 'staff' && <StaffDialog ownId={me.data?.id ?? ''} onClose={close} />}
    </>
  );
}

/** What stands beside the title: the town's own matters, and the way out. */
function PanelTools({ onOpen }: { onOpen: (task: Task) => void }) {
  const { go, restart } = useNavigation();
  const logout = useAdminLogout();
  const leave = () => logout.mutate(undefined, { onSettled: () => restart('municipality-select') });
  return (
    <div className="flex flex-wrap gap-3">
      <TooltipGroup>
        <SettingsMenu
          onOpen={onOpen}
          onTowns={() => go('municipality-select', { fromPanel: true })}
        />
        <Tooltip words="Para volver a entrar hará falta la contraseña.">
          <Button
            icon={<LogOut aria-hidden />}
            busy={logout.isPending && 'Cerrando…'}
            onClick={leave}
          >
            Cerrar Sesión
          </Button>
        </Tooltip>
      </TooltipGroup>
    </div>
  );
}

function SettingsMenu({ onOpen, onTowns }: { onOpen: (task: Task) => void; onTowns: () => void }) {
  const theme = useTheme();
  const timeZone = useTimeZone();
  const list = useExport();
  const exportList = () =>
    list.mutate(localDay(new Date(), timeZone), {
      onSuccess: () => showToast('Lista descargada'),
      onError: (error) =>
        showToast(sentenceOf(error, 'No se pudo descargar la lista. Inténtalo de nuevo.'), {
          kind: 'error',
        }),
    });
  return (
    <Menu
      label="Ajustes"
      words="El municipio, la lista, las tabletas y el personal."
      icon={<Settings aria-hidden />}
      actions={[
        {
          label: 'Modo nocturno',
          icon: <Moon aria-hidden />,
          checked: theme === 'dark',
          onSelect: toggleTheme,
        },
        {
          label: 'Datos del municipio',
          icon: <Landmark aria-hidden />,
          onSelect: () => onOpen('town'),
        },
        {
          label: 'Municipios',
          icon: <MapPin aria-hidden />,
          onSelect: onTowns,
        },
        {
          label: 'Importar usuarios',
          icon: <FileUp aria-hidden />,
          onSelect: () => onOpen('import'),
        },
        {
          label: 'Exportar lista',
          icon: <FileDown aria-hidden />,
          onSelect: exportList,
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
        {
          label: 'Mi cuenta',
          icon: <UserRoundCog aria-hidden />,
          onSelect: () => onOpen('account'),
        },
      ]}
    />
  );
}
