import type { Reminder } from '@encina/contract/reminders';
import { CategoryBadge, RecurrencyBadge } from '../../features/reminders/components/badge.tsx';
import { useAgenda, useUpcoming } from '../../features/reminders/reminders.queries.ts';
import { stateWords } from '../../features/reminders/state-words.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { clockTime, longDate } from '../../lib/dates.ts';
import { useTimeZone } from '../../lib/municipality.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { SupportedUser } from './supported-user.ts';

const SHOWN = 30;

/** What a person wants to be reminded of, to be read and not changed. */
export function FamilyReminders({ user }: { user: SupportedUser }) {
  const today = useAgenda(user.id);
  const upcoming = useUpcoming(user.id);
  const failed = today.error ?? upcoming.error;
  if (failed) {
    return (
      <ErrorState
        title={sentenceOf(failed, 'No se pudieron cargar los datos.')}
        retrying={today.isFetching || upcoming.isFetching}
        onRetry={() => {
          void today.refetch();
          void upcoming.refetch();
        }}
      />
    );
  }
  if (!today.data || !upcoming.data) {
    return (
      <Loading>
        <Skeleton className="h-60" />
      </Loading>
    );
  }
  return (
    <div data-hue="clay" className="grid grid-cols-1 gap-6">
      <Part title="Para hoy" none="Hoy no tiene nada." reminders={today.data} />
      <Part
        title="Próximos"
        none="No hay nada en los próximos 30 días."
        reminders={upcoming.data.slice(0, SHOWN)}
      />
    </div>
  );
}

function Part({
  title,
  none,
  reminders,
}: {
  title: string;
  none: string;
  reminders: readonly Reminder[];
}) {
  const timeZone = useTimeZone();
  return (
    <section className="grid gap-3">
      <h2>{title}</h2>
      {reminders.length === 0 && <p>{none}</p>}
      <ul className="grid gap-3">
        {reminders.map((it) => (
          <li
            key={`${it.id} ${it.occurrence}`}
            className="flex max-w-none flex-wrap items-start gap-x-5 gap-y-2 rounded-2xl border-2 border-line bg-card p-4 shadow-card"
          >
            <div className="w-[9rem] flex-none">
              <b className="block text-xl text-clay">{clockTime(it.dateTime, timeZone)}</b>
              <span className="text-ink-soft">{longDate(it.dateTime, timeZone)}</span>
            </div>
            <div className="grid min-w-0 flex-1 basis-[11rem] gap-2">
              <h3 className="wrap-anywhere">{it.title}</h3>
              {it.description && <p className="wrap-anywhere text-ink-soft">{it.description}</p>}
              <p className="flex flex-wrap gap-2">
                <CategoryBadge category={it.category} />
                <RecurrencyBadge recurrency={it.recurrency} />
              </p>
              <p className="font-semibold">{stateWords(it, timeZone, 'family')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
