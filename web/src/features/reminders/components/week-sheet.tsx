import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { shortWeekday } from '../../../lib/dates.ts';
import type { SelectedUser } from '../../../lib/views.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useAgenda } from '../reminders.queries.ts';
import { addDays, dayOf, dayWords, timeWords, type WallTime } from '../wall-time.ts';
import { type PlannedLine, textSize, weekPlan } from '../week-plan.ts';

const DAYS = 7;

/** A page for the door of the fridge: prints as soon as it is there, and is seen on paper alone. */
export function WeekSheet({
  user,
  now,
  onClose,
}: {
  user: SelectedUser;
  now: WallTime;
  onClose: () => void;
}) {
  const { data, error } = useAgenda(user.id, DAYS);
  const printed = useRef(false);
  useEffect(() => {
    if (error) showToast('No se pudieron cargar los datos.', { kind: 'error' });
    if (error) onClose();
    if (!data || printed.current) return;
    printed.current = true;
    window.addEventListener('afterprint', onClose, { once: true });
    window.print();
  }, [data, error, onClose]);
  if (!data) return null;
  const days = Array.from({ length: DAYS }, (_, day) => dayOf(addDays(now, day)));
  const plan = weekPlan(data, days);
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
        {lines.map(({ time, title: words, note, isDone }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <li key={at}>
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
