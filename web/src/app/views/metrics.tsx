import { Activity } from 'lucide-react';
import { useState } from 'react';
import { AccessGate } from '../../features/activity/components/access-gate.tsx';
import { useOwnUser } from '../../features/users/users.queries.ts';
import { usePersonHeader } from '../../lib/use-person-header.ts';
import type { SelectedUser } from '../../lib/views.ts';
import { Header } from '../../ui/header.tsx';
import { PersonMetrics } from './person-metrics.tsx';

const HELP =
  'Aquí ves un sol por cada día que has venido. Si quieres las cifras, toca «Ver las cifras».';

/** "Mi Actividad": nothing is asked for until it is said who looks. */
export function Metrics({ user }: { user: SelectedUser }) {
  const header = usePersonHeader(user, HELP);
  const own = useOwnUser(user.id);
  const [granted, setGranted] = useState(false);
  return (
    <>
      <Header
        title="Mi Actividad"
        subtitle="Tu progreso personal"
        hue="olive"
        pictogram={<Activity />}
        {...header}
      />
      <main className="mx-auto max-w-text px-4 py-6 sm:px-6">
        {granted ? (
          <PersonMetrics person={user} reader="self" />
        ) : (
          <AccessGate
            consents={
              own.data && {
                family: own.data.familyConsent,
                municipal: own.data.municipalConsent,
              }
            }
            failure={
              own.error && !own.data
                ? { retrying: own.isFetching, onRetry: () => void own.refetch() }
                : undefined
            }
            onGranted={() => setGranted(true)}
            onLeave={header.back.onBack}
          />
        )}
      </main>
    </>
  );
}
