import { localDay, longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { useNow } from '../../../lib/use-now.ts';
import { MOODS } from '../mood-faces.ts';
import { useMoods } from '../moods.queries.ts';

/** "Ánimo de hoy", for whom she lets see it. Nothing said is nothing to worry about. */
export function LastMoods({ userId, asStaff = false }: { userId: string; asStaff?: boolean }) {
  const timeZone = useTimeZone();
  const today = localDay(useNow(), timeZone);
  const { data } = useMoods(userId, { asStaff });
  if (!data) return null;
  return (
    <section className="grid gap-3 rounded-2xl bg-card p-5 shadow-card">
      <h2>Ánimo de hoy</h2>
      {data[0]?.day !== today && <p>Hoy no ha dicho cómo está.</p>}
      <ul className="grid gap-2">
        {data.map(({ day, mood }) => {
          const [, words, Face] = MOODS.find(([kind]) => kind === mood) ?? MOODS[0] ?? [];
          return (
            <li key={day} className="flex max-w-none flex-wrap items-center gap-3">
              {Face && <Face aria-hidden className="size-8 flex-none" />}
              <b>{words}</b>
              <span className="text-ink-soft">
                {day === today ? 'Hoy' : longDate(`${day}T12:00:00Z`, timeZone)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
