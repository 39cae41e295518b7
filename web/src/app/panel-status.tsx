import { forStaff } from '@encina/contract/health';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { atTime, daysAgo, daysBetween } from '../lib/dates.ts';
import { useTimeZone } from '../lib/municipality.ts';
import { asking } from '../lib/queries.ts';

const CALL = 'Avisa a quien lleva el servidor.';
/** A disk that fills up does so while the panel is open. */
const EVERY_MS = 60_000;

function useStatus() {
  return useQuery({ ...asking(forStaff), refetchInterval: EVERY_MS }).data;
}

/** Over the panel: why nothing can be saved now, and that copies have stopped. */
export function PanelProblem() {
  const status = useStatus();
  const timeZone = useTimeZone();
  const late = status?.copy.isLate && `${lastCopy(status.copy.at, timeZone)}. ${CALL}`;
  const problems = [status?.problem, late].filter((one) => typeof one === 'string');
  return problems.map((problem) => (
    <p
      key={problem}
      role="alert"
      className="flex gap-3 rounded-2xl border-2 border-danger bg-card p-5 text-lg font-semibold text-danger"
    >
      <CircleAlert aria-hidden className="mt-[0.15em] size-[1.2em] flex-none" />
      {problem}
    </p>
  ));
}

/** At the foot of the panel: the last copy of everything, and what to say to whoever helps. */
export function PanelFoot() {
  const status = useStatus();
  const timeZone = useTimeZone();
  return (
    <p className="max-w-none text-center text-sm text-ink-soft">
      {status && !status.copy.isLate && (
        <span className="block">{lastCopy(status.copy.at, timeZone)}</span>
      )}
      <span className="block">Encina {status?.version}</span>
    </p>
  );
}

/** `Última copia: hoy, a las 3:12` */
function lastCopy(at: string | null, timeZone: string): string {
  if (at === null) return 'Última copia: ninguna todavía';
  const now = new Date();
  const ago = daysAgo(at, now, timeZone);
  const isRecent = daysBetween(at, now, timeZone) <= 1;
  return `Última copia: ${isRecent ? `${ago}, ${atTime(at, timeZone)}` : ago}`;
}
