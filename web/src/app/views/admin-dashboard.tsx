import { useState } from 'react';
import { useMe } from '../../features/admins/admins.queries.ts';
import { StaffGuard } from '../../features/admins/components/staff-guard.tsx';
import { TownAlerts } from '../../features/alerts/components/town-alerts.tsx';
import { WaitingRequests } from '../../features/data/components/waiting-requests.tsx';
import type { ImportOutcome } from '../../features/users/components/import-preview.tsx';
import { LeftOut } from '../../features/users/components/left-out.tsx';
import { UserList } from '../../features/users/components/user-list.tsx';
import { useMunicipalities } from '../../lib/municipality.ts';
import { dialogFromChunk } from '../../ui/dialog-from-chunk.tsx';
import { Header } from '../../ui/header.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { PanelFoot, PanelProblem } from '../panel-status.tsx';
import { FirstSteps } from './first-steps.tsx';
import { PanelTools, type Task } from './panel-tools.tsx';
import { UserActions } from './user-actions.tsx';

const OwnAccount = dialogFromChunk(async () => (await import('./own-account.tsx')).OwnAccount);
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
const StaffLogDialog = dialogFromChunk(
  async () =>
    (await import('../../features/staff-log/components/staff-log-dialog.tsx')).StaffLogDialog,
);
const TownData = dialogFromChunk(
  async () => (await import('../../features/municipalities/components/town-data.tsx')).TownData,
);

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
        {me.data && <TownAlerts />}
        <WaitingRequests onFind={setFound} />
        <UserList key={found} searched={found} Actions={UserActions} />
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
      {open === 'account' && <OwnAccount onClose={close} />}
      {open === 'log' && <StaffLogDialog onClose={close} />}
      {open === 'staff' && <StaffDialog ownId={me.data?.id ?? ''} onClose={close} />}
    </>
  );
}
