import { ApiError } from '../../../lib/api-error.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { bodyOf, type ReminderValues } from '../reminder-form.ts';
import { usePreview } from '../reminders.queries.ts';
import { promiseOf } from '../rule-words.ts';
import { momentWords, type WallTime } from '../wall-time.ts';

/** What was chosen, said back in words, and when it would come next. */
export function RulePreview({
  userId,
  values,
  now,
}: {
  userId: string;
  values: ReminderValues;
  now: WallTime;
}) {
  const { wall, recurrency, weekdays, moreTimes, until } = values;
  const { title: _, description: __, category: ___, ...rule } = bodyOf(useDebounced(values));
  const { data, error } = usePreview(userId, rule);
  const asked = { startsAt: wall, recurrency, weekdays: [...weekdays], until: until || null };
  const times = recurrency === 'none' ? [] : moreTimes;
  const first = data ? data.next[0] : wall;
  return (
    <div role="status" className="grid gap-1 rounded-xl bg-ground p-4">
      {first && <p className="text-lg font-bold">{promiseOf({ ...asked, times }, first, now)}</p>}
      {error instanceof ApiError && <p>{error.sentence}</p>}
      {!first && <p>Esa hora ya ha pasado: no sonará.</p>}
      {data && data.next.length > 0 && recurrency !== 'none' && (
        <p>Próximas: {data.next.map((at) => momentWords(at, now)).join('; ')}.</p>
      )}
    </div>
  );
}
