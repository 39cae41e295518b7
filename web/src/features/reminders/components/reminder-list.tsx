import type { Reminder } from '@encina/contract/reminders';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { localDay } from '../../../lib/dates.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useAnswer } from '../reminders.queries.ts';
import { nearDayWords, type WallTime } from '../wall-time.ts';
import { ReminderRow } from './reminder-row.tsx';

/** Rows that one tab shows at once; a village has no fuller month. */
const MOST = 200;

/** One tab: its rows, or what stands in their place. */
export function ReminderList({
  query,
  userId,
  now,
  timeZone,
  empty,
  onEdit,
}: {
  query: UseQueryResult<Reminder[]>;
  userId: string;
  now: WallTime;
  timeZone: string;
  empty: ReactNode;
  onEdit: (reminder: Reminder) => void;
}) {
  const answer = useAnswer(userId);
  const busyWith = answer.isPending ? answer.variables.reminders[0] : undefined;
  if (query.isPending) {
    return (
      <Loading>
        <div className="grid gap-3">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
      </Loading>
    );
  }
  if (query.error) {
    return (
      <ErrorState
        title={sentenceOf(query.error, 'No se pudieron cargar los datos.')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data.length === 0) return empty;
  const set = (reminder: Reminder) => (state: 'done' | 'pending') =>
    answer.mutate(
      { reminders: [reminder], state },
      {
        onSuccess: () =>
          showToast(
            state === 'done' ? `Hecho: ${reminder.title}` : `Otra vez pendiente: ${reminder.title}`,
          ),
        onError: (error) =>
          showToast(sentenceOf(error, 'No se pudo guardar. Inténtalo de nuevo.'), {
            kind: 'error',
          }),
      },
    );
  return (
    <ul className="grid gap-3">
      {query.data.slice(0, MOST).map((reminder) => (
        <ReminderRow
          key={`${reminder.id} ${reminder.occurrence}`}
          reminder={reminder}
          timeZone={timeZone}
          date={nearDayWords(`${localDay(reminder.dateTime, timeZone)}T12:00`, now)}
          busy={busyWith?.id === reminder.id && busyWith.occurrence === reminder.occurrence}
          onAnswer={set(reminder)}
          onEdit={() => onEdit(reminder)}
        />
      ))}
    </ul>
  );
}
