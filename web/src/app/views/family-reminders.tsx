import type { Reminder } from '@encina/contract/reminders';
import { FamilyRow } from '../../features/reminders/components/family-row.tsx';
import { familyWeek } from '../../features/reminders/family-week.ts';
import { keyOf } from '../../features/reminders/next-reminder.ts';
import { useAgendaOf } from '../../features/reminders/reminders.queries.ts';
import { localDay } from '../../lib/dates.ts';
import { useTimeZone } from '../../lib/municipality.ts';
import { useKeptFresh } from '../../lib/use-kept-fresh.ts';
import { useNow } from '../../lib/use-now.ts';
import { LoadError } from '../../ui/loaded.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import type { SupportedUser } from '../supported-user.ts';

/** Today and the six days after it. */
const DAYS = 7;

/** What a person wants to be reminded of, to be read and not changed: today first, then the week. */
export function FamilyReminders({ user }: { user: SupportedUser }) {
  const agenda = useAgendaOf(user.id, DAYS);
  const now = useNow();
  const timeZone = useTimeZone();
  useKeptFresh(() => void agenda.refetch());
  if (agenda.error) return <LoadError query={agenda} />;
  if (!agenda.data) {
    return <Loading shapes={['h-60']} />;
  }
  const { today, days } = familyWeek(agenda.data, now, timeZone);
  return (
    <div data-hue="clay" className="grid grid-cols-1 gap-6">
      <Day title="Para hoy" none="Hoy no tiene nada." reminders={today} now={now} />
      <h2>Próximos</h2>
      {days.length === 0 && <p>No tiene nada en los próximos días.</p>}
      {days.map(({ name, reminders }) => (
        <Day key={name} title={name} isSmall reminders={reminders} now={now} />
      ))}
    </div>
  );
}

function Day({
  title,
  none,
  reminders,
  now,
  isSmall = false,
}: {
  title: string;
  /** What it says where there is nothing. */
  none?: string;
  reminders: readonly Reminder[];
  now: Date;
  isSmall?: boolean;
}) {
  const timeZone = useTimeZone();
  const today = localDay(now, timeZone);
  const Heading = isSmall ? 'h3' : 'h2';
  return (
    <section aria-label={title} className="grid gap-3">
      <Heading className={isSmall ? 'text-lg' : ''}>{title}</Heading>
      {reminders.length === 0 && <p>{none}</p>}
      {reminders.length > 0 && (
        <ul className="rounded-2xl border-2 border-line bg-card px-4 shadow-card">
          {reminders.map((it) => (
            <FamilyRow key={keyOf(it)} reminder={it} today={today} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </section>
  );
}
