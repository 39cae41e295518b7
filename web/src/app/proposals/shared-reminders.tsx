import type { Reminder } from '@encina/contract/reminders';
import { Pencil, Trash2 } from 'lucide-react';
import { useSharedReminders } from '../../features/proposals/proposals.queries.ts';
import { scheduleWords } from '../../features/reminders/rule-words.ts';
import type { WallTime } from '../../features/reminders/wall-time.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { type RowAction, RowActions } from '../../ui/row-list.tsx';

type Task = 'change' | 'removal';

const ACTIONS: readonly RowAction<Task>[] = [
  ['change', 'Proponer un cambio', 'Proponer un cambio en', Pencil],
  ['removal', 'Proponer quitarlo', 'Proponer quitarlo:', Trash2],
];

/** What she has, for whom she shares it with: a change and a removal are proposals, too. */
export function SharedReminders({
  userId,
  now,
  onTask,
}: {
  userId: string;
  now: WallTime;
  onTask: (task: Task, reminder: Reminder) => void;
}) {
  const query = useSharedReminders(userId);
  return (
    <section aria-label="Sus recordatorios" className="grid gap-3">
      <h2>Sus recordatorios</h2>
      <Loaded query={query} shape="h-40">
        {(reminders) => (
          <ul className="grid gap-3">
            {reminders.length === 0 && <li>Todavía no tiene ninguno.</li>}
            {reminders.map((it) => (
              <li
                key={it.id}
                className="grid max-w-none gap-2 rounded-2xl border-2 border-line bg-card p-4"
              >
                <p className="text-lg font-bold wrap-anywhere">{it.title}</p>
                <p>{scheduleWords(it, now)}.</p>
                {it.writtenBy && <p className="text-ink-soft">Apuntado por {it.writtenBy}</p>}
                <div className="flex flex-wrap gap-3">
                  <RowActions
                    actions={ACTIONS}
                    name={it.title}
                    size="small"
                    onAction={(task) => onTask(task, it)}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
