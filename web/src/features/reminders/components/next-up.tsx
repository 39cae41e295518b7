import type { Reminder } from '@encina/contract/reminders';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { useLateTap } from '../../../ui/use-late-tap.ts';
import { byWeight, keyOf } from '../next-reminder.ts';
import { useAgenda } from '../reminders.queries.ts';
import { useHeld } from '../use-held.ts';
import { NextRow } from './next-row.tsx';

/** More at once are no longer seen at a glance. */
const SHOWN = 3;

/** What is to be done, the weightiest first, each with the one button that matters. */
export function NextUp({
  userId,
  timeZone,
  onMore,
}: {
  userId: string;
  timeZone: string;
  onMore: () => void;
}) {
  const { data } = useAgenda(userId);
  const now = useNow();
  const open = byWeight(data ?? [], now, timeZone);
  const { shown, hold, change } = useHeld<readonly Reminder[]>(open.slice(0, SHOWN));
  const put = (answered: Reminder) =>
    change((all) => all.map((it) => (keyOf(it) === keyOf(answered) ? answered : it)));
  const late = useLateTap(shown.map(keyOf).join());
  const more = open.length - SHOWN;
  if (shown.length === 0) return null;
  return (
    <section aria-label="Lo próximo" className="grid gap-3">
      <ul className="grid gap-3">
        {shown.map((reminder) => (
          <NextRow
            key={keyOf(reminder)}
            reminder={reminder}
            userId={userId}
            now={now}
            timeZone={timeZone}
            late={late}
            onAnswering={hold}
            onAnswered={put}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button className="justify-self-start" onClick={onMore}>
          {more === 1 ? 'Ver otro recordatorio' : `Ver otros ${more} recordatorios`}
        </Button>
      )}
    </section>
  );
}
