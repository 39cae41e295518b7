import type { Category, Recurrency } from '@encina/contract/reminders';
import { CalendarDays, Footprints, HeartPulse, Pill, Repeat, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { RECURRENCY_WORDS } from '../rule-words.ts';

export const PICTOGRAMS: Record<Category, ReactNode> = {
  Salud: <HeartPulse aria-hidden />,
  Medicación: <Pill aria-hidden />,
  Actividad: <Footprints aria-hidden />,
  Personal: <UserRound aria-hidden />,
};

function Badge({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 rounded-full border-2 border-line px-3 py-0.5 [&_svg]:size-[1.1em]">
      {icon}
      {children}
    </span>
  );
}

export const CategoryBadge = ({ category }: { category: Category }) => (
  <Badge icon={PICTOGRAMS[category]}>{category}</Badge>
);

export const RecurrencyBadge = ({ recurrency }: { recurrency: Recurrency }) => (
  <Badge icon={recurrency === 'none' ? <CalendarDays aria-hidden /> : <Repeat aria-hidden />}>
    {RECURRENCY_WORDS[recurrency]}
  </Badge>
);
