import type { Reminder } from '@encina/contract/reminders';
import { BellRing, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTimeZone } from '../../../lib/municipality.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePersonHeader } from '../../../lib/use-person-header.ts';
import type { SelectedUser } from '../../../lib/views.ts';
import { Button } from '../../../ui/button.tsx';
import { Header } from '../../../ui/header.tsx';
import { BothLists } from '../components/both-lists.tsx';
import { Counters } from '../components/counters.tsx';
import { MoreWays } from '../components/more-ways.tsx';
import { type Open, OpenDialog } from '../components/open-dialog.tsx';
import { useAgenda, useReloadWhenSeen, useUpcoming } from '../reminders.queries.ts';
import { useLanded } from '../use-landed.ts';
import { wallNow } from '../wall-time.ts';

const HELP =
  'Aquí están las cosas que no quieres olvidar. Cuando hagas una, toca «Marcar como hecho». También puedes crear una nueva.';

/** "Recordatorios": what is for today, and what comes in the next thirty days. */
export function Reminders({ user }: { user: SelectedUser }) {
  const header = usePersonHeader(user, HELP);
  const timeZone = useTimeZone();
  const now = useNow();
  const wall = wallNow(now, timeZone);
  const today = useAgenda(user.id);
  const upcoming = useUpcoming(user.id);
  const [open, setOpen] = useState<Open>();
  const { tab, turnTo, landed, land, forget } = useLanded(wall);
  useReloadWhenSeen();
  const show = (next: Open | undefined) => {
    if (next) forget();
    setOpen(next);
  };

  return (
    <div data-hue="clay" className="contents">
      <Header title="Recordatorios" hue="clay" pictogram={<BellRing />} {...header} />
      <main className="mx-auto grid max-w-text gap-6 px-4 py-6 sm:px-6">
        <Counters today={today.data} upcoming={upcoming.data} />
        <div className="grid sm:justify-items-start">
          <Button variant="primary" size="large" icon={Plus} onClick={() => show({ task: 'new' })}>
            Nuevo Recordatorio
          </Button>
        </div>
        <BothLists
          {...{ userId: user.id, now, timeZone, tab, landed }}
          onTab={turnTo}
          onEdit={(reminder: Reminder) => show({ task: 'edit', reminder })}
          today={today}
          upcoming={upcoming}
        />
        <MoreWays userId={user.id} onOpen={(task) => show({ task })} />
      </main>
      {open && (
        <OpenDialog
          {...{ open, user, timeZone }}
          now={wall}
          onOpen={show}
          onSaved={(reminder) => land(reminder, open.task === 'edit' ? open.reminder : undefined)}
        />
      )}
    </div>
  );
}
