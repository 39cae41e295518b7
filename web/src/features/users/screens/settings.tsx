import { Settings as Gear } from 'lucide-react';
import { useState } from 'react';
import { useMunicipality } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import type { SelectedUser } from '../../../lib/views.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Header } from '../../../ui/header.tsx';
import { PageLinks } from '../../../ui/page-links.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { SettingsForm } from '../components/settings-form.tsx';
import { useOwnUser } from '../users.queries.ts';

const HELP =
  'Aquí decides quién ve tu actividad y cómo se ve la pantalla. Al terminar, toca «Guardar».';

/** "Ajustes": what a person lets others see, and how her screen looks and speaks. */
export function Settings({ user }: { user: SelectedUser }) {
  const { backTo } = useNavigation();
  const own = useOwnUser(user.id);
  const phone = useMunicipality()?.phone;
  const [saved, setSaved] = useState<'yes' | 'no'>();
  return (
    <>
      <Header
        title="Ajustes"
        subtitle={user.name}
        hue="encina"
        pictogram={<Gear />}
        back={{ label: 'Volver al inicio', onBack: () => backTo('user-menu', { user }) }}
        help={{ words: HELP, phone }}
      />
      <main className="mx-auto grid max-w-[44rem] gap-6 px-4 py-6 sm:px-6">
        {own.isPending && (
          <Loading>
            <Skeleton className="h-96" />
          </Loading>
        )}
        {own.error && (
          <ErrorState
            title="Error al cargar datos del usuario"
            retrying={own.isFetching}
            onRetry={() => void own.refetch()}
          />
        )}
        {own.data && (
          <SettingsForm
            key={own.dataUpdatedAt}
            user={own.data}
            onSaved={() => setSaved('yes')}
            onFailed={() => setSaved('no')}
          />
        )}
        <PageLinks />
      </main>
      <AlertDialog open={saved !== undefined} onClose={() => setSaved(undefined)} title="Ajustes">
        <p>
          {saved === 'yes'
            ? 'Configuración guardada correctamente'
            : 'Error al guardar la configuración'}
        </p>
      </AlertDialog>
    </>
  );
}
