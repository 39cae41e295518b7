import { ApiError } from '../../../lib/api-error.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { bodyOf, type ReminderValues } from '../reminder-form.ts';
import { usePreview } from '../reminders.queries.ts';
import { ruleSentence } from '../rule-words.ts';
import { nearDayWords, timeOf, timeWords, type WallTime } from '../wall-time.ts';

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
  const sentence = ruleSentence({
    startsAt: wall,
    recurrency,
    weekdays: [...weekdays],
    times: recurrency === 'none' ? [] : moreTimes,
    until: until || null,
  });
  return (
    <div role="status" className="grid gap-1 rounded-xl bg-ground p-4">
      <p className="text-lg font-bold">{sentence}</p>
      {error instanceof ApiError && <p>{error.sentence}</p>}
      {data?.next.length === 0 && <p>Esa hora ya ha pasado: no sonará.</p>}
      {data && data.next.length > 0 && recurrency !== 'none' && (
        <p>Próximas: {data.next.map((at) => momentWords(at, now)).join('; ')}.</p>
      )}
    </div>
  );
}

const momentWords = (at: WallTime, now: WallTime): string =>
  `${nearDayWords(at, now)} a las ${timeWords(timeOf(at))}`;
