import type { AreaFigures } from '@encina/contract/activity';
import { Equal, Hourglass, TrendingDown, TrendingUp } from 'lucide-react';
import type { Days, Reader } from '../../../lib/reader.ts';
import { Card } from '../../../ui/card.tsx';
import { areaName, timesWords, trendWords } from '../activity-words.ts';

const SIGNS = { up: TrendingUp, same: Equal, down: TrendingDown } as const;

/** How often each area was exercised; to others also how it goes against her own past. No ranking, no diagnosis. */
export function AreasCard({
  areas,
  days,
  reader,
}: {
  areas: readonly AreaFigures[];
  days: Days;
  reader: Reader;
}) {
  const own = reader === 'self';
  const none = areas.every((it) => it.times + (own ? 0 : it.timesBefore) === 0);
  return (
    <Card className="grid gap-4 p-5 sm:p-7">
      <h2>Por áreas</h2>
      <p>
        {own
          ? 'Lo que ejercita cada juego, y cuántas veces.'
          : 'Lo que ejercita cada juego, y cómo va en comparación con otras veces.'}
      </p>
      {none ? (
        <p className="font-semibold">Aún faltan datos. Aparecerán después de unas partidas.</p>
      ) : (
        <ul className="grid gap-1">
          {areas.map((figures) => (
            <Area key={figures.area} figures={figures} days={days} reader={reader} />
          ))}
        </ul>
      )}
      <p className="text-ink-soft">
        {!own && 'Solo se compara con su propio pasado. '}No es un examen ni un diagnóstico.
      </p>
    </Card>
  );
}

function Area({ figures, days, reader }: { figures: AreaFigures; days: Days; reader: Reader }) {
  return (
    <li className="flex max-w-none flex-wrap items-baseline gap-x-5 gap-y-1 border-t-2 border-line py-3">
      <b className="basis-40 text-lg scarce:basis-full">{areaName(figures.area)}</b>
      <span className="flex-1 basis-64">{timesWords(figures, days, reader)}</span>
      {reader !== 'self' && <TrendSign trend={figures.trend} />}
    </li>
  );
}

function TrendSign({ trend }: Pick<AreaFigures, 'trend'>) {
  const Sign = trend ? SIGNS[trend] : Hourglass;
  return (
    <span className="inline-flex basis-72 items-baseline gap-2.5 font-semibold [&_svg]:size-[1.1em] [&_svg]:flex-none [&_svg]:translate-y-[0.15em] [&_svg]:text-hue">
      <Sign aria-hidden />
      {trendWords(trend)}
    </span>
  );
}
