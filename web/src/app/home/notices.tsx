import { pendingToday } from '../../features/reminders/next-reminder.ts';
import { clockTime, localDay } from '../../lib/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { messageWords } from './card-words.ts';
import type { Home } from './use-home.ts';

/** "Avisos": what is due today and what is new, in one panel. */
export function Notices({
  home,
  now,
  timeZone,
  onClose,
}: {
  home: Home;
  now: Date;
  timeZone: string;
  onClose: () => void;
}) {
  const due = pendingToday(home.reminders ?? [], now, timeZone);
  const today = localDay(now, timeZone);
  return (
    <Dialog open onClose={onClose} title="Avisos" hue="clay">
      <section className="grid gap-2">
        <h3>Para hoy</h3>
        {due.length === 0 && <p>No hay recordatorios pendientes</p>}
        <ul className="grid gap-2">
          {due.map((it) => (
            <li key={it.id} className="flex items-baseline gap-4 rounded-lg bg-sand px-4 py-3">
              <b className="text-xl">
                {localDay(it.dateTime, timeZone) < today
                  ? 'Antes'
                  : clockTime(it.dateTime, timeZone)}
              </b>
              <span className="min-w-0 break-words">{it.title}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-5 grid gap-2">
        <h3>Mensajes</h3>
        <p>{messageWords(home.messages)}</p>
      </section>
    </Dialog>
  );
}
