import { MOST_ROWS } from '@encina/contract/data';
import { weekdayDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { AtTime } from '../../../ui/at-time.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { accessesByDay, shownWords, viewerWords } from '../access-log-words.ts';
import { useAccessLog } from '../data.queries.ts';
import { ListDialog } from './list-dialog.tsx';

/** "Quién ha visto mis datos": each look of somebody else. */
export function AccessLogDialog({ userId, onClose }: Closing<{ userId: string }>) {
  const timeZone = useTimeZone();
  return (
    <ListDialog
      title="Quién ha visto mis datos"
      description="Aquí sale cada vez que otra persona mira lo que compartes, recibe un aviso tuyo o cambia cómo entras."
      query={useAccessLog(userId)}
      empty="Nadie más ha mirado tus datos."
      onClose={onClose}
    >
      {(accessLog) => (
        <div className="grid gap-5">
          {accessesByDay(accessLog, timeZone).map(({ day, accesses }) => (
            <section key={day} className="grid gap-2">
              <h3 className="first-letter:uppercase">{weekdayDate(day)}</h3>
              <ul className="grid gap-2">
                {accesses.map((it) => (
                  <li
                    key={`${viewerWords(it)} ${it.shown}`}
                    className="max-w-none border-line py-3 not-first:border-t-2"
                  >
                    <b className="wrap-anywhere">{viewerWords(it)}</b> {shownWords(it.shown)}{' '}
                    <AtTime instant={it.seenAt} timeZone={timeZone} />
                    {it.times > 1 && `, y ${it.times} veces ese día`}.
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {accessLog.length === MOST_ROWS && (
            <p>Son las más recientes. Todas están en «Descargar mis datos».</p>
          )}
        </div>
      )}
    </ListDialog>
  );
}
