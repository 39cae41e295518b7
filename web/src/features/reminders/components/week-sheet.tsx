import type { ReminderFile } from '@encina/contract/reminder-files';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { shortWeekday } from '../../../lib/dates.ts';
import type { Closing } from '../../../ui/closing.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useReminderFiles } from '../files/files.queries.ts';
import { useAgenda } from '../reminders.queries.ts';
import { addDays, dayOf, dayWords, timeWords, type WallTime } from '../wall-time.ts';
import { type PlannedLine, textSize, weekPlan } from '../week-plan.ts';

const DAYS = 7;

const photosIn = (files: readonly ReminderFile[] = []): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap(({ reminderId, thumbnail }) =>
      reminderId && thumbnail ? [[reminderId, thumbnail]] : [],
    ),
  );

/** Paper does not wait for a picture: one that cannot be shown stays away. */
const photosShown = () =>
  Promise.allSettled(
    [...document.querySelectorAll<HTMLImageElement>('.paper-photo')].map((image) => image.decode()),
  );

/** A page for the door of the fridge: prints as soon as it is there, and is seen on paper alone. */
export function WeekSheet({
  user,
  now,
  onClose,
}: Closing<{ user: { readonly id: string; readonly name: string }; now: WallTime }>) {
  const { data, error } = useAgenda(user.id, DAYS);
  const files = useReminderFiles(user.id);
  const printed = useRef(false);
  const isReady = data !== undefined && !files.isLoading;
  useEffect(() => {
    if (error) showToast('No se pudieron cargar los datos.', { kind: 'error' });
    if (error) onClose();
    if (!isReady || printed.current) return;
    printed.current = true;
    window.addEventListener('afterprint', onClose, { once: true });
    void photosShown().then(() => window.print());
  }, [isReady, error, onClose]);
  if (!isReady) return null;
  const days = Array.from({ length: DAYS }, (_, day) => dayOf(addDays(now, day)));
  const plan = weekPlan(data, days, photosIn(files.data?.files));
  return createPortal(
    <article className="paper-sheet" style={{ fontSize: `${textSize(plan)}pt` }}>
      <h1>La semana de {user.name}</h1>
      {plan.everyDay.length > 0 && (
        <Lines title="Todos los días" lines={plan.everyDay} days={days.map(shortWeekday)} />
      )}
      {[...plan.days].map(([day, ofDay]) => (
        <Lines key={day} title={dayWords(`${day}T12:00`)} lines={ofDay} />
      ))}
    </article>,
    document.body,
  );
}

function Lines({
  title,
  lines,
  days = [''],
}: {
  title: string;
  lines: readonly PlannedLine[];
  /** A box to tick for each, with its name. */
  days?: readonly string[];
}) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map(({ time, title: words, note, isDone, photo }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <li key={at}>
            {photo && <img className="paper-photo" src={photo} alt="" />}
            <span className="paper-words">
              <b>{timeWords(time)}</b> {words}
              {note && <i> · {note}</i>}
            </span>
            {days.map((day, of) => (
              <span key={day} className="paper-tick">
                {day && <small>{day}</small>}
                {/* Of what comes every day only the first box, today's, can be ticked already. */}
                <span>{isDone && of === 0 ? '✓' : ''}</span>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
