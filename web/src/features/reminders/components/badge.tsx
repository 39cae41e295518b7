import type { Category, Recurrency } from '@encina/contract/reminders';
import { CalendarDays, Footprints, HeartPulse, Pill, Repeat, UserRound } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconChoice } from '../../../ui/icon.tsx';
import { RECURRENCY_WORDS } from '../rule-words.ts';

export const PICTOGRAMS: Record<Category, ReactElement> = {
  Salud: <HeartPulse aria-hidden />,
  Medicación: <Pill aria-hidden />,
  Actividad: <Footprints aria-hidden />,
  Personal: <UserRound aria-hidden />,
};

function Badge({ icon, children }: { icon: IconChoice; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 rounded-full border-2 border-line px-3 py-0.5 [&_svg]:size-[1.1em]">
      <Icon of={icon} />
      {children}
    </span>
  );
}

export const CategoryBadge = ({ category }: { category: Category }) => (
  <Badge icon={PICTOGRAMS[category]}>{category}</Badge>
);

export const RecurrencyBadge = ({ recurrency }: { recurrency: Recurrency }) => (
  <Badge icon={recurrency === 'none' ? CalendarDays : Repeat}>{RECURRENCY_WORDS[recurrency]}</Badge>
);
