import type { Reminder } from '@encina/contract/reminders';
import { BellRing, CalendarArrowDown, History, Plus, Printer } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useMunicipality, useTimeZone } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { useNow } from '../../../lib/use-now.ts';
import type { SelectedUser } from '../../../lib/views.ts';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Header } from '../../../ui/header.tsx';
import { Bench } from '../../../ui/scenes/bench.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Counters } from '../components/counters.tsx';
import { ReminderList } from '../components/reminder-list.tsx';
import { RemoveReminder } from '../components/remove-reminder.tsx';
import {
  calendarAddress,
  useAgenda,
  useReloadWhenSeen,
  useUpcoming,
} from '../reminders.queries.ts';
import { type WallTime, wallNow } from '../wall-time.ts';

const ReminderDialog = dialogFromChunk(
  async () => (await import('../components/reminder-dialog.tsx')).ReminderDialog,
);
const WeekSheet = dialogFromChunk(
  async () => (await import('../components/week-sheet.tsx')).WeekSheet,
);
const HistoryDialog = dialogFromChunk(
  async () => (await import('../components/history-dialog.tsx')).HistoryDialog,
);

const HELP =
  'Aquí están las cosas que no quieres olvidar. Toca «Hecho» cuando hagas una, o crea una nueva.';

type Open = { task: 'new' | 'print' | 'history' } | { task: 'edit' | 'remove'; reminder: Reminder };

/** "Recordatorios": what is for today, and what comes in the next thirty days. */
export function Reminders({ user }: { user: SelectedUser }) {
  const { backTo } = useNavigation();
  const timeZone = useTimeZone();
  const now = wallNow(useNow(), timeZone);
  const today = useAgenda(user.id);
  const upcoming = useUpcoming(user.id);
  const phone = useMunicipality()?.phone;
  const [open, setOpen] = useState<Open>();
  useReloadWhenSeen();

  const list = {
    userId: user.id,
    now,
    timeZone,
    onEdit: (reminder: Reminder) => setOpen({ task: 'edit', reminder }),
  };
  return (
    <div data-hue="clay" className="contents">
      <Header
        title="Recordatorios"
        hue="clay"
        pictogram={<BellRing />}
        back={{ label: 'Volver al inicio', onBack: () => backTo('user-menu', { user }) }}
        help={{ words: HELP, phone }}
      />
      <main className="mx-auto grid max-w-[60rem] gap-6 px-4 py-6 sm:px-6">
        <Counters today={today.data} upcoming={upcoming.data} />
        <div className="grid sm:justify-items-start">
          <Button
            variant="primary"
            size="large"
            icon={<Plus aria-hidden />}
            onClick={() => setOpen({ task: 'new' })}
          >
            Nuevo Recordatorio
          </Button>
        </div>
        <BothLists {...list} today={today} upcoming={upcoming} />
        <MoreWays userId={user.id} onOpen={(task) => setOpen({ task })} />
      </main>
      {open && (
        <OpenDialog open={open} onOpen={setOpen} user={user} now={now} timeZone={timeZone} />
      )}
    </div>
  );
}

interface ListProps extends Omit<ComponentProps<typeof ReminderList>, 'query' | 'empty'> {
  today: ReturnType<typeof useAgenda>;
  upcoming: ReturnType<typeof useUpcoming>;
}

function BothLists({ today, upcoming, ...list }: ListProps) {
  const [tab, setTab] = useState<'today' | 'upcoming'>('today');
  return (
    <Tabs
      label="Qué recordatorios"
      value={tab}
      onChange={setTab}
      items={[
        {
          value: 'today',
          label: 'Hoy',
          panel: (
            <ReminderList
              {...list}
              query={today}
              empty={<Nothing title="Hoy no tienes nada pendiente" />}
            />
          ),
        },
        {
          value: 'upcoming',
          label: 'Próximos',
          panel: (
            <ReminderList
              {...list}
              query={upcoming}
              empty={<Nothing title="No hay nada en los próximos 30 días" />}
            />
          ),
        },
      ]}
    />
  );
}

/** On paper, in the past, in another calendar. */
function MoreWays({
  userId,
  onOpen,
}: {
  userId: string;
  onOpen: (task: 'print' | 'history') => void;
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon={<Printer aria-hidden />} onClick={() => onOpen('print')}>
        Imprimir la semana
      </Button>
      <Button icon={<History aria-hidden />} onClick={() => onOpen('history')}>
        Lo que ya pasó
      </Button>
      <a
        href={calendarAddress(userId)}
        download
        className="inline-flex min-h-14 items-center gap-3 rounded-lg border-2 border-edge bg-card px-6 text-lg font-semibold hover:bg-sand [&_svg]:size-[1.2em]"
      >
        <CalendarArrowDown aria-hidden />
        Descargar para el calendario
      </a>
    </div>
  );
}

interface OpenDialogProps {
  open: Open;
  onOpen: (open: Open | undefined) => void;
  user: SelectedUser;
  now: WallTime;
  timeZone: string;
}

function OpenDialog({ open, onOpen, user, now, timeZone }: OpenDialogProps) {
  const close = () => onOpen(undefined);
  switch (open.task) {
    case 'print':
      return <WeekSheet user={user} now={now} onClose={close} />;
    case 'history':
      return <HistoryDialog userId={user.id} timeZone={timeZone} onClose={close} />;
    case 'remove':
      return <RemoveReminder userId={user.id} reminder={open.reminder} onClose={close} />;
    default:
      return (
        <ReminderDialog
          userId={user.id}
          now={now}
          reminder={open.task === 'edit' ? open.reminder : undefined}
          onClose={close}
          onRemove={() => open.task === 'edit' && onOpen({ ...open, task: 'remove' })}
        />
      );
  }
}

function Nothing({ title }: { title: string }) {
  return (
    <EmptyState scene={<Bench />} title={title}>
      <p>Toca «Nuevo Recordatorio» para añadir algo.</p>
    </EmptyState>
  );
}
