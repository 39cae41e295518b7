import type { DayOfActivity } from '@encina/contract/activity';
import { localDay, shortWeekday } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import type { Days, Reader } from '../../../lib/reader.ts';
import { useNow } from '../../../lib/use-now.ts';
import { spanWords } from '../activity-words.ts';
import { dayInWords, visitWords } from '../visit-words.ts';
import { Sun } from './sun.tsx';

/** A sun for each day that she came, and a sentence about it: what is told before any figure. */
export function VisitsCard({
  daily,
  days,
  reader,
}: {
  daily: readonly DayOfActivity[];
  days: Days;
  reader: Reader;
}) {
  const today = localDay(useNow(), useTimeZone());
  return (
    <section
      data-hue="honey"
      className="@container grid grid-cols-1 gap-4 rounded-2xl border-2 border-hue-edge bg-ground p-5 sm:p-7"
    >
      <h2 className="text-hue">{titleFor(days, reader)}</h2>
      <p className="text-xl">{visitWords(daily, { days, reader, today })}</p>
      {days === 30 && <p className="text-ink-soft">{spanWords(daily)}.</p>}
      <ul className="grid grid-cols-4 gap-y-3 scarce:grid-cols-3 @[16.5rem]:grid-cols-7 @[21rem]:gap-x-2">
        {daily.map((day) => (
          <li key={day.day} className="min-w-0 max-w-none text-center">
            <Sun isOut={day.isActive} />
            <span aria-hidden className="font-semibold">
              {day.day === today ? 'Hoy' : labelOf(day.day, days)}
            </span>
            <span className="only-heard">{dayInWords(day, reader, today)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `lun`, of a month the date. */
const labelOf = (day: string, days: Days): string =>
  days === 7 ? shortWeekday(day) : `${Number(day.slice(8))}`;

function titleFor(days: Days, reader: Reader): string {
  const span = days === 7 ? 'semana' : 'mes';
  return reader === 'self' ? `Tu ${span}` : `Su ${span}`;
}
