import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { SelectedUser } from '../../../lib/views.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useAgenda } from '../reminders.queries.ts';
import { addDays, dayOf, dayWords, timeWords, type WallTime } from '../wall-time.ts';
import { linesOf, type PlannedLine, weekPlan } from '../week-plan.ts';

const DAYS = 7;
/** As large as one page allows: points of text for so many lines. */
const SIZES = [
  [26, '17pt'],
  [38, '12.5pt'],
  [60, '8.5pt'],
] as const;
const SMALLEST = '6pt';

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
  const lines = linesOf(plan);
  const size = SIZES.find(([most]) => lines <= most)?.[1] ?? SMALLEST;
  return createPortal(
    <article className="paper-sheet" style={{ fontSize: size }}>
      <h1>La semana de {user.name}</h1>
      {plan.everyDay.length > 0 && <Lines title="Todos los días" lines={plan.everyDay} />}
      {[...plan.days].map(([day, ofDay]) => (
        <Lines key={day} title={dayWords(`${day}T12:00`)} lines={ofDay} />
      ))}
    </article>,
    document.body,
  );
}

function Lines({ title, lines }: { title: string; lines: readonly PlannedLine[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map(({ time, title: words }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <li key={at}>
            <b>{timeWords(time)}</b> {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
