import type { Reminder } from '@encina/contract/reminders';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bench } from '../../../ui/scenes/bench.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { Tab } from '../landing.ts';
import type { useAgenda, useUpcoming } from '../reminders.queries.ts';
import { ReminderList } from './reminder-list.tsx';

interface BothListsProps {
  userId: string;
  now: Date;
  timeZone: string;
  landed: Reminder | undefined;
  onEdit: (reminder: Reminder) => void;
  tab: Tab;
  onTab: (tab: Tab) => void;
  today: ReturnType<typeof useAgenda>;
  upcoming: ReturnType<typeof useUpcoming>;
}

/** What is for today, and what comes after it. */
export function BothLists({ today, upcoming, tab, onTab, landed, ...list }: BothListsProps) {
  return (
    <Tabs
      label="Qué recordatorios"
      value={tab}
      onChange={onTab}
      items={[
        {
          value: 'today',
          label: 'Hoy',
          panel: (
            <ReminderList
              {...list}
              tab="today"
              landed={tab === 'today' ? landed : undefined}
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
              tab="upcoming"
              landed={tab === 'upcoming' ? landed : undefined}
              query={upcoming}
              empty={<Nothing title="No hay nada en los próximos 30 días" />}
            />
          ),
        },
      ]}
    />
  );
}

function Nothing({ title }: { title: string }) {
  return (
    <EmptyState scene={<Bench />} title={title}>
      <p>Toca «Nuevo Recordatorio» para añadir algo.</p>
    </EmptyState>
  );
}
