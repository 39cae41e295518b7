import type { AreaFigures, Metrics } from '@encina/contract/activity';
import { createPortal } from 'react-dom';
import { longDate, weekdayDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import type { Days, Reader } from '../../../lib/reader.ts';
import { usePrinting } from '../../../lib/use-printing.ts';
import {
  areaName,
  dailyWords,
  durationWords,
  spanWords,
  timesWords,
  trendWords,
} from '../activity-words.ts';

interface ReportSheetProps {
  name: string;
  town: string | undefined;
  days: Days;
  reader: Reader;
  metrics: Metrics;
  areas: readonly AreaFigures[];
  counts: readonly (readonly [name: string, count: number])[];
  onDone: () => void;
}

/** One page about a period: prints as soon as it is there, and is seen on paper alone. */
export function ReportSheet(props: ReportSheetProps) {
  const { name, town, days, reader, metrics, areas, counts, onDone } = props;
  const timeZone = useTimeZone();
  usePrinting(onDone);
  const daily = metrics.dailyActivity;
  const figures = figuresOf(metrics, days, counts);
  return createPortal(
    <article className="paper-sheet" style={{ fontSize: days === 7 ? '14pt' : '10.5pt' }}>
      <h1>Actividad de {name}</h1>
      <p>
        {spanWords(daily)}
        {town && `. ${town}`}. Impreso el {longDate(new Date(), timeZone)}.
      </p>
      <section>
        <h2>En {days} días</h2>
        <dl className="paper-columns">
          {figures.map(([title, value]) => (
            <div key={title} className="flex justify-between gap-4">
              <dt>{title}</dt>
              <dd className="font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <DailyTable daily={daily} />
      <section>
        <h2>Por áreas</h2>
        <ul>
          {areas.map((it) => (
            <li key={it.area} className="max-w-none">
              <b>{areaName(it.area)}</b> {timesWords(it, days, reader)}
              {reader !== 'self' && ` ${trendWords(it.trend)}.`}
            </li>
          ))}
        </ul>
      </section>
      <p>
        {reader !== 'self' && 'Solo se compara con su propio pasado. '}No es un examen ni un
        diagnóstico.
      </p>
    </article>,
    document.body,
  );
}

const figuresOf = (metrics: Metrics, days: Days, counts: ReportSheetProps['counts']) =>
  [
    ['Tiempo Activo', durationWords(metrics.totalMinutes)],
    ['Días Activos', `${metrics.activeDays} de ${days} días`],
    ['Juegos: partidas jugadas', metrics.gamesPlayed],
    ['Conversación: mensajes enviados', metrics.chatMessages],
    ...counts.map(([title, count], at) => [
      `${at < 2 ? 'Recordatorios' : 'Recuerdos'}: ${title.toLowerCase()}`,
      count,
    ]),
  ] as const;

function DailyTable({ daily }: { daily: Metrics['dailyActivity'] }) {
  const largest = Math.max(1, ...daily.map(({ minutes }) => minutes));
  return (
    <section>
      <h2>Actividad Diaria (minutos)</h2>
      <p>{dailyWords(daily)}</p>
      <table className="w-full border-collapse">
        <tbody>
          {daily.map(({ day, minutes }) => (
            <tr key={day}>
              <th scope="row" className="pr-3 text-left font-normal whitespace-nowrap">
                {weekdayDate(day)}
              </th>
              <td className="pr-3 text-right font-bold">{minutes}</td>
              <td className="w-full">
                <div
                  className="h-[0.8em] border-2 border-current"
                  style={{ width: `${(100 * minutes) / largest}%`, opacity: minutes > 0 ? 1 : 0 }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
