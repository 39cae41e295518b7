import type { OccurrenceState, Reminder } from '@encina/contract/reminders';
import { AlarmClock, Circle, CircleCheck, CircleMinus, CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockTime, localDay, weekdayDate } from '../../../lib/dates.ts';
import { stateWords } from '../state-words.ts';
import { PICTOGRAMS } from './badge.tsx';

const SIGNS: Readonly<Record<OccurrenceState, ReactNode>> = {
  done: <CircleCheck aria-hidden className="text-encina" />,
  skipped: <CircleMinus aria-hidden />,
  pending: <Circle aria-hidden />,
  postponed: <AlarmClock aria-hidden />,
  missed: <CircleQuestionMark aria-hidden className="text-clay" />,
};

/** One reminder as her family reads it: its hour, what it is, and what became of it, in words. */
export function FamilyRow({
  reminder,
  today,
  timeZone,
}: {
  reminder: Reminder;
  /** The local day on which it is read. */
  today: string;
  timeZone: string;
}) {
  const { title, description, category, dateTime, state, writtenBy } = reminder;
  const day = localDay(dateTime, timeZone);
  return (
    <li className="flex max-w-none items-start gap-3 border-line py-3 not-last:border-b-2">
      <b className="min-w-[3.1em] flex-none whitespace-nowrap text-xl leading-snug text-hue">
        {clockTime(dateTime, timeZone)}
      </b>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex gap-2 text-lg font-bold wrap-anywhere [&_svg]:mt-1 [&_svg]:size-[1.1em] [&_svg]:flex-none">
          {PICTOGRAMS[category]}
          <span className="min-w-0">
            <span className="only-heard">{category}: </span>
            {title}
          </span>
        </p>
        {day < today && <p className="text-ink-soft">Era del {weekdayDate(day)}.</p>}
        {description && <p className="text-ink-soft wrap-anywhere">{description}</p>}
        {writtenBy && <p className="text-ink-soft wrap-anywhere">Apuntado por {writtenBy}</p>}
        {(day <= today || state !== 'pending') && (
          <p className="flex items-start gap-2 font-semibold [&_svg]:mt-1 [&_svg]:size-[1.15em] [&_svg]:flex-none">
            {SIGNS[state]}
            <span>{stateWords(reminder, timeZone, 'family')}</span>
          </p>
        )}
      </div>
    </li>
  );
}
