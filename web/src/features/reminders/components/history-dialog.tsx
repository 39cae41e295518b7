import type { Reminder } from '@encina/contract/reminders';
import { clockTime, localDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { keyOf } from '../next-reminder.ts';
import { useHistory } from '../reminders.queries.ts';
import { stateWords } from '../state-words.ts';
import { dayWords } from '../wall-time.ts';

/** What became of each, newest first, a week at a time. No reproach: only what is known. */
export function HistoryDialog({
  userId,
  timeZone,
  onClose,
}: Closing<{ userId: string; timeZone: string }>) {
  const history = useHistory(userId);
  return (
    <Dialog hue="clay" onClose={onClose} title="Lo que ya pasó">
      <Loaded query={history} shape="h-40" problem="No se pudieron cargar los datos.">
        {({ pages }) => <Days items={pages.flatMap(({ items }) => items)} timeZone={timeZone} />}
      </Loaded>
      {history.hasNextPage && (
        <div className="mt-5 grid">
          <Button
            busy={[history.isFetchingNextPage, 'Un momento…']}
            onClick={() => void history.fetchNextPage()}
          >
            Una semana antes
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Days({ items, timeZone }: { items: readonly Reminder[]; timeZone: string }) {
  const days = Map.groupBy(items, ({ dateTime }) => localDay(dateTime, timeZone));
  if (items.length === 0) return <p>Esta semana no hubo nada.</p>;
  return (
    <div className="grid gap-5">
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="grid gap-1">
          <h3 className="first-letter:uppercase">{dayWords(`${day}T12:00`)}</h3>
          <ul className="grid gap-1">
            {ofDay.map((it) => (
              <li
                key={keyOf(it)}
                className="flex flex-wrap items-baseline gap-x-3 border-line py-2 not-first:border-t-2"
              >
                <b>{clockTime(it.dateTime, timeZone)}</b>
                <span className="min-w-0 flex-1 basis-32 wrap-anywhere">{it.title}</span>
                <span className="font-semibold">{stateWords(it, timeZone)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
