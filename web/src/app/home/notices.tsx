import { byWeight, whenWords } from '../../features/reminders/next-reminder.ts';
import { Button } from '../../ui/button.tsx';
import type { Closing } from '../../ui/closing.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { messageWords, NOT_LOADED, reminderWords } from './card-words.ts';
import type { Home } from './use-home.ts';

/** "Avisos": what is due today and what is new, to be read, with the way to each. */
export function Notices({
  home,
  now,
  timeZone,
  onOpen,
  onClose,
}: Closing<{
  home: Home;
  now: Date;
  timeZone: string;
  onOpen: (view: 'reminders' | 'support-messages') => void;
}>) {
  const unknown = home.loading ? '' : NOT_LOADED;
  const due = byWeight(home.reminders ?? [], now, timeZone);
  return (
    <Dialog onClose={onClose} title="Avisos" hue="clay">
      <section className="grid gap-3">
        <h3>Para hoy</h3>
        {due.length === 0 && <p>{home.reminders ? reminderWords(0) : unknown}</p>}
        <ul className="grid gap-3">
          {due.map((it) => (
            <li key={`${it.id} ${it.occurrence}`} className="break-words">
              <b className="block">{it.title}</b>
              <span className="text-ink-soft">{whenWords(it, now, timeZone)}</span>
            </li>
          ))}
        </ul>
        <Button className="justify-self-start" onClick={() => onOpen('reminders')}>
          Ver mis recordatorios
        </Button>
      </section>
      <section className="mt-6 grid gap-3">
        <h3>Mensajes</h3>
        <p>{home.messages ? messageWords(home.messages) : unknown}</p>
        <Button className="justify-self-start" onClick={() => onOpen('support-messages')}>
          Ver mis mensajes
        </Button>
      </section>
    </Dialog>
  );
}
