import {
  BriefcaseBusiness,
  FileDown,
  FileUp,
  Landmark,
  LogOut,
  type LucideIcon,
  MapPin,
  Moon,
  ScrollText,
  Settings,
  TabletSmartphone,
  UserRoundCog,
} from 'lucide-react';
import { useAdminLogout } from '../../features/admins/admins.queries.ts';
import { useExport } from '../../features/users/bulk.queries.ts';
import { localDay } from '../../lib/dates.ts';
import { useTimeZone } from '../../lib/municipality.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { toggleTheme, useTheme } from '../../lib/theme.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { Tooltip, TooltipGroup } from '../../ui/tooltip.tsx';

/** What of the town opens in a dialog. */
export type Task = 'town' | 'import' | 'devices' | 'staff' | 'log' | 'account';

/** What stands beside the title: the town's own matters, and the way out. */
export function PanelTools({ onOpen }: { onOpen: (task: Task) => void }) {
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
          <Button icon={LogOut} busy={[logout.isPending, 'Cerrando…']} onClick={leave}>
            Cerrar Sesión
          </Button>
        </Tooltip>
      </TooltipGroup>
    </div>
  );
}

const action = (label: string, Icon: LucideIcon, onSelect: () => void) => ({
  label,
  icon: Icon,
  onSelect,
});

function SettingsMenu({ onOpen, onTowns }: { onOpen: (task: Task) => void; onTowns: () => void }) {
  const theme = useTheme();
  const exportList = useExportList();
  return (
    <Menu
      label="Ajustes"
      words="El municipio, la lista, las tabletas y el personal."
      icon={Settings}
      actions={[
        { ...action('Modo nocturno', Moon, toggleTheme), checked: theme === 'dark' },
        action('Datos del municipio', Landmark, () => onOpen('town')),
        action('Municipios', MapPin, onTowns),
        action('Importar usuarios', FileUp, () => onOpen('import')),
        action('Exportar lista', FileDown, exportList),
        action('Dispositivos', TabletSmartphone, () => onOpen('devices')),
        action('Personal', BriefcaseBusiness, () => onOpen('staff')),
        action('Registro de actividad', ScrollText, () => onOpen('log')),
        action('Mi cuenta', UserRoundCog, () => onOpen('account')),
      ]}
    />
  );
}

function useExportList() {
  const timeZone = useTimeZone();
  const list = useExport();
  return () =>
    list.mutate(localDay(new Date(), timeZone), {
      onSuccess: () => showToast('Lista descargada'),
      onError: (error) => showFailure(error, 'No se pudo descargar la lista. Inténtalo de nuevo.'),
    });
}
