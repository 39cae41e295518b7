import type { Reminder } from '@encina/contract/reminders';
import { Check, Pencil, Undo2 } from 'lucide-react';
import { clockTime } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { CategoryBadge, RecurrencyBadge } from './badge.tsx';

const STATES: Partial<Record<Reminder['state'], (dueAt: string, timeZone: string) => string>> = {
  missed: () => 'Sin confirmar',
  skipped: () => 'Dijiste: ahora no',
  postponed: (dueAt, timeZone) => `Más tarde, a las ${clockTime(dueAt, timeZone)}`,
};

/** One thing at one hour, with the button that says it is done and takes that back. */
export function ReminderRow({
  reminder,
  timeZone,
  date,
  busy,
  onAnswer,
  onEdit,
}: {
  reminder: Reminder;
  timeZone: string;
  /** The day in words, where it is not the one of the list. */
  date: string;
  busy: boolean;
  onAnswer: (state: 'done' | 'pending') => void;
  onEdit: () => void;
}) {
  const { title, description, category, recurrency, dateTime, state, dueAt, isCompleted } =
    reminder;
  const act = isCompleted ? 'Deshacer' : 'Hecho';
  const said = STATES[state]?.(dueAt, timeZone);
  return (
    <li
      className={`flex max-w-none flex-wrap items-center gap-x-5 gap-y-3 rounded-2xl border-l-[10px] bg-card p-4 shadow-card sm:p-5 ${isCompleted ? 'border-encina' : 'border-clay-fill'}`}
    >
      <div className="w-30 flex-none">
        <b className="block text-3xl leading-tight text-clay">{clockTime(dateTime, timeZone)}</b>
        <span className="block text-base text-ink-soft first-letter:uppercase">{date}</span>
      </div>
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <h2 className="text-xl wrap-anywhere">{title}</h2>
        {description && <p className="wrap-anywhere text-ink-soft">{description}</p>}
        <p className="flex flex-wrap gap-2 text-base">
          <CategoryBadge category={category} />
          <RecurrencyBadge recurrency={recurrency} />
        </p>
        {said && <p className="font-semibold text-clay">{said}</p>}
      </div>
      <div className="flex w-full flex-wrap gap-2 sm:w-auto">
        <Button
          className="min-h-16 flex-1"
          variant={isCompleted ? 'quiet' : 'primary'}
          aria-label={`${act}: ${title}, ${clockTime(dateTime, timeZone)}`}
          icon={isCompleted ? <Undo2 aria-hidden /> : <Check aria-hidden />}
          busy={busy && 'Guardando…'}
          onClick={() => onAnswer(isCompleted ? 'pending' : 'done')}
        >
          {act}
        </Button>
        <Button
          className="min-h-16"
          icon={<Pencil aria-hidden />}
          aria-label={`Cambiar ${title}`}
          onClick={onEdit}
        >
          Cambiar
        </Button>
      </div>
    </li>
  );
}
