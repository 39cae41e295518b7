import type { Reminder } from '@encina/contract/reminders';
import { CalendarClock, CircleCheck, ListTodo } from 'lucide-react';
import { Icon, type IconChoice } from '../../../ui/icon.tsx';
import { isOpen } from '../next-reminder.ts';

/** How many are left today, how many are done, how many come. What is not known is no zero. */
export function Counters({
  today,
  upcoming,
}: {
  today: readonly Reminder[] | undefined;
  upcoming: readonly Reminder[] | undefined;
}) {
  const open = today?.filter(isOpen).length;
  const done = today?.filter(({ isCompleted }) => isCompleted).length;
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      <Counter icon={ListTodo} name="Para hoy" value={open} />
      <Counter icon={CircleCheck} name="Completados" value={done} />
      <Counter icon={CalendarClock} name="Próximos" value={upcoming?.length} />
    </dl>
  );
}

function Counter({
  icon,
  name,
  value = '–',
}: {
  icon: IconChoice;
  name: string;
  value: number | string | undefined;
}) {
  return (
    <div className="flex flex-row-reverse flex-wrap items-center justify-end gap-x-3 rounded-2xl border-2 border-hue-edge bg-ground px-4 py-2 sm:flex-col-reverse sm:items-start sm:py-4">
      <dt className="text-base">{name}</dt>
      <dd className="flex items-center gap-3 text-3xl leading-tight font-bold [&_svg]:size-8 [&_svg]:text-hue">
        <Icon of={icon} />
        {value}
      </dd>
    </div>
  );
}
