import { Settings as Gear } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useMunicipality } from '../../../lib/municipality.ts';
import { useBackBlocker, useNavigation } from '../../../lib/navigation.tsx';
import type { SelectedUser } from '../../../lib/views.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Header } from '../../../ui/header.tsx';
import { PageLinks } from '../../../ui/page-links.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { OwnPin } from '../components/own-pin.tsx';
import { SettingsForm } from '../components/settings-form.tsx';
import { ownSettings } from '../settings.queries.ts';
import { useOwnUser } from '../users.queries.ts';

const HELP =
  'Aquí decides quién ve tu actividad y cómo se ve la pantalla. Al terminar, toca «Guardar».';
const SAID = {
  saved: 'Configuración guardada correctamente',
  failed: 'Error al guardar la configuración',
} as const;

/**
 * "Ajustes": what a person lets others see, and how her screen looks and speaks.
 * @param more what other features add: her data
 */
export function Settings({ user, more }: { user: SelectedUser; more: ReactNode }) {
  const { backTo } = useNavigation();
  const own = useOwnUser(user.id, { fresh: true });
  const phone = useMunicipality()?.phone;
  const [said, setSaid] = useState<'saved' | 'failed' | 'unsaved'>();
  const [changed, setChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const close = () => setSaid(undefined);
  const leave = () => backTo('user-menu', { user });
  useBackBlocker(changed, () => setSaid('unsaved'));
  return (
    <>
      <Header
        title="Ajustes"
        subtitle={user.name}
        hue="encina"
        pictogram={<Gear />}
        back={{
          label: 'Volver al inicio',
          onBack: () => (changed ? setSaid('unsaved') : leave()),
        }}
        help={{ words: HELP, phone }}
      />
      <main className="mx-auto grid max-w-text gap-6 px-4 py-6 sm:px-6">
        {!own.isFetchedAfterMount && (
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
        {own.isFetchedAfterMount && own.data && !own.error && (
          <>
            <SettingsForm
              // Anew only for other settings: a PIN that changes beside them leaves what she has switched.
              key={JSON.stringify(ownSettings(own.data))}
              user={own.data}
              form={form}
              onChanged={() => setChanged(true)}
              onSaved={() => {
                setChanged(false);
                setSaid('saved');
              }}
              onFailed={() => setSaid('failed')}
            />
            <OwnPin userId={user.id} hasPin={own.data.hasPin} />
            {more}
          </>
        )}
        <PageLinks />
      </main>
      {said === 'unsaved' ? (
        <AlertDialog
          open
          onClose={close}
          title="Cambios sin guardar"
          dismiss="Seguir aquí"
          confirm={{
            label: 'Guardar',
            onConfirm: () => {
              close();
              form.current?.requestSubmit();
            },
          }}
        >
          <p>Has cambiado algo y todavía no lo has guardado.</p>
          <Button onClick={leave}>Salir sin guardar</Button>
        </AlertDialog>
      ) : (
        <AlertDialog open={said !== undefined} onClose={close} title="Ajustes">
          <p>{said && SAID[said]}</p>
        </AlertDialog>
      )}
    </>
  );
}
