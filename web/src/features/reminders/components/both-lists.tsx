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
  const item = (value: Tab, label: string, query: typeof today, nothing: string) => ({
    value,
    label,
    panel: (
      <ReminderList
        {...list}
        tab={value}
        landed={tab === value ? landed : undefined}
        query={query}
        empty={<Nothing title={nothing} />}
      />
    ),
  });
  return (
    <Tabs
      label="Qué recordatorios"
      value={tab}
      onChange={onTab}
      items={[
        item('today', 'Hoy', today, 'Hoy no tienes nada pendiente'),
        item('upcoming', 'Próximos', upcoming, 'No hay nada en los próximos 30 días'),
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
