import type { ProposalScope } from '@encina/contract/proposals';
import type { Reminder } from '@encina/contract/reminders';
import { HandHeart, Printer } from 'lucide-react';
import { useState } from 'react';
import { useSentProposals } from '../../features/proposals/proposals.queries.ts';
import { wallNow } from '../../features/reminders/wall-time.ts';
import { firstName } from '../../lib/first-name.ts';
import { useTimeZone } from '../../lib/municipality.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { dialogFromChunk } from '../../ui/dialog-from-chunk.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { SupportedUser } from '../supported-user.ts';
import { SentList } from './sent-list.tsx';
import { SharedReminders } from './shared-reminders.tsx';

const ProposeDialog = dialogFromChunk(
  async () => (await import('./propose-dialog.tsx')).ProposeDialog,
);
const ProposeRemoval = dialogFromChunk(
  async () => (await import('./propose-removal.tsx')).ProposeRemoval,
);
const WeekSheet = dialogFromChunk(
  async () => (await import('../../features/reminders/components/week-sheet.tsx')).WeekSheet,
);

type Open = { task: 'new' | 'print' } | { task: 'change' | 'removal'; reminder: Reminder };

/** "Proponer recordatorios": what a relative proposes to a person, and what became of it. */
export function FamilyProposals({ user }: { user: SupportedUser }) {
  const query = useSentProposals(user.id);
  const now = wallNow(useNow(), useTimeZone());
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const name = firstName(user.name);
  const sent = (state: string) => {
    close();
    showToast(state === 'written' ? 'Recordatorio apuntado' : `Propuesta enviada a ${name}`);
  };
  const dialog = { user, now, onClose: close, onSent: sent };
  return (
    <Loaded query={query} shape="h-60">
      {({ scope, items }) => (
        <div data-hue="sky" className="grid grid-cols-1 gap-6">
          <Scope name={name} scope={scope} onPropose={() => setOpen({ task: 'new' })} />
          <SentList userId={user.id} items={items} now={now} />
          {user.familyConsent && (
            <>
              {scope !== 'none' && (
                <SharedReminders
                  userId={user.id}
                  now={now}
                  onTask={(task, reminder) => setOpen({ task, reminder })}
                />
              )}
              <Button
                className="sm:justify-self-start"
                icon={Printer}
                onClick={() => setOpen({ task: 'print' })}
              >
                Imprimir su semana
              </Button>
            </>
          )}
          {open?.task === 'print' && <WeekSheet user={user} now={now} onClose={close} />}
          {open?.task === 'new' && <ProposeDialog {...dialog} />}
          {open?.task === 'change' && <ProposeDialog {...dialog} reminder={open.reminder} />}
          {open?.task === 'removal' && <ProposeRemoval {...dialog} reminder={open.reminder} />}
        </div>
      )}
    </Loaded>
  );
}

/** Whether she takes proposals of this relative, and what becomes of them. */
function Scope({
  name,
  scope,
  onPropose,
}: {
  name: string;
  scope: ProposalScope;
  onPropose: () => void;
}) {
  if (scope === 'none') {
    return (
      <p className="rounded-2xl border-2 border-line bg-card p-4">
        {name} puede darte permiso en su pantalla. Toca Ajustes, busca tu nombre y activa «Puede
        proponerme recordatorios».
      </p>
    );
  }
  return (
    <>
      <p>
        {scope === 'write'
          ? `${name} te deja apuntarlos directamente.`
          : `${name} dice sí o no a cada uno. Nada suena antes.`}
      </p>
      <Button
        variant="primary"
        size="large"
        className="sm:justify-self-start"
        icon={HandHeart}
        onClick={onPropose}
      >
        Proponer un recordatorio
      </Button>
    </>
  );
}
