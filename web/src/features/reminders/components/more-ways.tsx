import { CalendarArrowDown, History, Printer } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { calendarAddress } from '../reminders.queries.ts';

/** On paper, in the past, in another calendar. */
export function MoreWays({
  userId,
  onOpen,
}: {
  userId: string;
  onOpen: (task: 'print' | 'history') => void;
}) {
  return (
    <div className="grid gap-3 md:grid-cols-3">
      <Button icon={Printer} onClick={() => onOpen('print')}>
        Imprimir la semana
      </Button>
      <Button icon={History} onClick={() => onOpen('history')}>
        Lo que ya pasó
      </Button>
      <a
        href={calendarAddress(userId)}
        download
        className="inline-flex min-h-14 items-center justify-center gap-3 rounded-lg border-2 border-edge bg-card px-6 py-2.5 text-center text-lg leading-tight font-semibold hover:bg-sand [&_svg]:size-[1.2em] [&_svg]:flex-none"
      >
        <CalendarArrowDown aria-hidden />
        Descargar para el calendario
      </a>
    </div>
  );
}
