import type { Metrics } from '@encina/contract/activity';
import { extraFromChunk } from '../../../lib/chunk.tsx';
import { weekdayDate } from '../../../lib/dates.ts';
import type { Days } from '../../../lib/reader.ts';
import { useTheme } from '../../../lib/theme.ts';
import { Card } from '../../../ui/card.tsx';
import { dailyWords } from '../activity-words.ts';

const Plot = extraFromChunk(async () => (await import('./plot.tsx')).Plot);

/** Minutes day by day: drawn, said in a sentence, and in a table for who cannot or will not read a drawing. */
export function DailyChart({ daily, days }: { daily: Metrics['dailyActivity']; days: Days }) {
  const theme = useTheme();
  return (
    <Card className="grid grid-cols-1 gap-4 p-5 sm:p-7">
      <h2>Actividad Diaria (minutos)</h2>
      <div aria-hidden className="h-72">
        <Plot key={`${theme} ${days}`} daily={daily} bars={days === 7} />
      </div>
      <p>{dailyWords(daily)}</p>
      <details>
        <summary className="min-h-12 py-2.5 font-semibold underline">
          Ver los minutos de cada día
        </summary>
        <table className="w-full">
          <thead>
            <tr className="border-b-2 border-line text-left">
              <th scope="col" className="py-2">
                Día
              </th>
              <th scope="col" className="py-2 text-right">
                Minutos
              </th>
            </tr>
          </thead>
          <tbody>
            {daily.toReversed().map(({ day, minutes }) => (
              <tr key={day} className="border-b-2 border-line">
                <th scope="row" className="py-2 text-left font-normal first-letter:uppercase">
                  {weekdayDate(day)}
                </th>
                <td className="py-2 text-right font-semibold">{minutes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
