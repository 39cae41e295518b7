import { Settings as Gear } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useBackBlocker } from '../../../lib/navigation.tsx';
import { usePersonHeader } from '../../../lib/use-person-header.ts';
import type { SelectedUser } from '../../../lib/views.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Header } from '../../../ui/header.tsx';
import { PageLinks } from '../../../ui/page-links.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { OwnPin } from '../components/own-pin.tsx';
import { SettingsForm } from '../components/settings-form.tsx';
import { type SaidOfSettings, SettingsSaid } from '../components/settings-said.tsx';
import { ownSettings } from '../settings.queries.ts';
import { useOwnUser } from '../users.queries.ts';

const HELP =
  'Aquí decides quién ve tu actividad y cómo se ve la pantalla. Lo que está encima de «Guardar» se guarda con ese botón; lo que está debajo, al tocarlo.';

/**
 * "Ajustes": what a person lets others see, and how her screen looks and speaks.
 * @param more what other features add: her data
 */
export function Settings({ user, more }: { user: SelectedUser; more: ReactNode }) {
  const header = usePersonHeader(user, HELP);
  const [said, setSaid] = useState<SaidOfSettings>();
  const [changed, setChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const leave = header.back.onBack;
  useBackBlocker(changed, () => setSaid('unsaved'));
  return (
    <>
      <Header
        title="Ajustes"
        subtitle={user.name}
        hue="encina"
        pictogram={<Gear />}
        {...header}
        back={{ ...header.back, onBack: () => (changed ? setSaid('unsaved') : leave()) }}
      />
      <main className="mx-auto grid max-w-text gap-6 px-4 py-6 sm:px-6">
        <OwnSettingsCards
          userId={user.id}
          more={more}
          form={form}
          onChanged={() => setChanged(true)}
          onSaved={() => {
            setChanged(false);
            setSaid('saved');
          }}
          onFailed={() => setSaid('failed')}
        />
        <PageLinks />
      </main>
      <SettingsSaid
        said={said}
        onClose={() => setSaid(undefined)}
        onSave={() => {
          setSaid(undefined);
          form.current?.requestSubmit();
        }}
        onLeave={leave}
      />
    </>
  );
}

type FormProps = Omit<Parameters<typeof SettingsForm>[0], 'user'>;

/** What the server says now, or that it does not say it. */
function OwnSettingsCards({
  userId,
  more,
  ...formProps
}: FormProps & { userId: string; more: ReactNode }) {
  const own = useOwnUser(userId, { fresh: true });
  if (own.error) {
    return (
      <ErrorState
        title="Error al cargar datos del usuario"
        retrying={own.isFetching}
        onRetry={() => void own.refetch()}
      />
    );
  }
  if (!own.isFetchedAfterMount || !own.data) {
    return <Loading shapes={['h-96']} />;
  }
  return (
    <>
      <SettingsForm
        // Anew only for other settings: a PIN that changes beside them leaves what she has switched.
        key={JSON.stringify(ownSettings(own.data))}
        user={own.data}
        {...formProps}
      />
      <OwnPin userId={userId} hasPin={own.data.hasPin} birthDate={own.data.birthDate} />
      {more}
    </>
  );
}
