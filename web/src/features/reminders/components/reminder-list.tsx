import type { Reminder } from '@encina/contract/reminders';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { localDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useAnswer } from '../reminders.queries.ts';
import { nearDayWords, type WallTime } from '../wall-time.ts';
import { ReminderRow } from './reminder-row.tsx';

/** Rows that come at a time: nobody looks for more at once, and a cheap tablet has enough with these. */
const PAGE = 20;

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
  const [most, setMost] = useState(PAGE);
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
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {query.data.slice(0, most).map((reminder) => (
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
      {query.data.length > most && (
        <Button onClick={() => setMost(most + PAGE)}>Mostrar más</Button>
      )}
    </div>
  );
}
