import type { Alert } from '@encina/contract/alerts';
import { BellRing, CircleCheck, HandHelping } from 'lucide-react';
import { atTime, localDay, weekdayDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { type Asked, LoadError } from '../../../ui/loaded.tsx';
import { showFailure } from '../../../ui/toast-store.ts';
import type { useTake } from '../alerts.queries.ts';
import { NotTelecare } from './not-telecare.tsx';

/** What somebody was told because a person did not answer, and "Me ocupo yo". Nothing where nobody was told anything. */
export function ToldAlerts({
  query,
  take,
}: {
  query: Omit<Asked<readonly Alert[]>, 'isPending'>;
  take: ReturnType<typeof useTake>;
}) {
  if (!query.data && query.error) {
    return <LoadError query={query} problem="No se pudieron cargar los avisos." />;
  }
  const alerts = query.data ?? [];
  if (alerts.length === 0) return null;
  return (
    <section data-hue="clay" aria-label="Avisos" className="grid gap-3">
      <h2>Avisos</h2>
      <ul className="grid gap-3">
        {alerts.map((alert) => (
          <ToldAlert
            key={alert.id}
            alert={alert}
            isTaking={take.isPending && take.variables.id === alert.id}
            onTake={() => take.mutate(alert, { onError: (error) => showFailure(error) })}
          />
        ))}
      </ul>
      <NotTelecare words="Encina avisa, no vigila. No es teleasistencia." />
    </section>
  );
}

/** Only what still wants somebody rings. */
const SIGNS = { open: BellRing, taken: HandHelping, over: CircleCheck } as const;

function ToldAlert({
  alert,
  isTaking,
  onTake,
}: {
  alert: Alert;
  isTaking: boolean;
  onTake: () => void;
}) {
  const { userName, title, words, state } = alert;
  const isOpen = state === 'open';
  const Sign = SIGNS[state];
  return (
    <li
      className={`grid max-w-none gap-3 rounded-2xl border-2 p-4 sm:p-5 ${isOpen ? 'border-hue bg-ground' : 'border-line bg-card'}`}
    >
      <div className="flex gap-4">
        <Sign
          aria-hidden
          className={`mt-1 size-7 flex-none ${isOpen ? 'text-hue' : 'text-ink-soft'}`}
        />
        <div className="grid min-w-0 gap-1">
          <h3 className="wrap-anywhere">{userName}</h3>
          <p className="text-lg wrap-anywhere">
            <b>{title}</b>, {useWhen(alert.dueAt)}
          </p>
          <p role="status" className="font-semibold">
            {words} {takenWords(alert)}
          </p>
        </div>
      </div>
      {isOpen && (
        <Button
          variant="primary"
          className="sm:justify-self-start"
          icon={HandHelping}
          aria-label={`Me ocupo yo: ${userName}, ${title}`}
          busy={[isTaking, 'Guardando…']}
          onClick={onTake}
        >
          Me ocupo yo
        </Button>
      )}
    </li>
  );
}

function takenWords({ state, isMine, takenBy }: Alert): string {
  if (state !== 'taken') return '';
  return isMine ? 'Te ocupas tú.' : `Se ocupa ${takenBy}.`;
}

/** `a las 18:00`; with its day where that is another. */
function useWhen(instant: string): string {
  const timeZone = useTimeZone();
  const day = localDay(instant, timeZone);
  const time = atTime(instant, timeZone);
  return day === localDay(useNow(), timeZone) ? time : `${weekdayDate(day)}, ${time}`;
}
