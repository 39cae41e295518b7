import { BellRing, Images, Printer } from 'lucide-react';
import { useState } from 'react';
import { AreasCard } from '../../features/activity/components/areas-card.tsx';
import { CountsCard } from '../../features/activity/components/counts-card.tsx';
import { DailyChart } from '../../features/activity/components/daily-chart.tsx';
import { EncouragementCard } from '../../features/activity/components/encouragement-card.tsx';
import { FourFigures } from '../../features/activity/components/four-figures.tsx';
import { LastMoods } from '../../features/activity/components/last-moods.tsx';
import { PeriodChoice } from '../../features/activity/components/period-choice.tsx';
import { ReportSheet } from '../../features/activity/components/report-sheet.tsx';
import { useMunicipality } from '../../lib/municipality.ts';
import type { Days, Reader } from '../../lib/reader.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadProblem } from '../home/load-problem.tsx';
import { usePersonMetrics } from './use-person-metrics.ts';

/** A person's figures of a week or a month: for herself, or for whom she lets see them. */
export function PersonMetrics({
  person,
  reader,
}: {
  person: { readonly id: string; readonly name: string };
  reader: Reader;
}) {
  const [days, setDays] = useState<Days>(7);
  const [printing, setPrinting] = useState(false);
  const figures = usePersonMetrics(person.id, days, reader);
  const town = useMunicipality()?.name;
  if (figures.refusal) return <p role="alert">{figures.refusal}</p>;
  const { metrics, areas } = figures;
  const counts = countsOf(figures);
  return (
    <div data-hue="olive" className="grid grid-cols-1 gap-6">
      <PeriodChoice value={days} onChange={setDays} />
      {figures.loading && <ComingFigures />}
      {!figures.loading && (
        <>
          {figures.failed && <LoadProblem retrying={figures.retrying} onRetry={figures.retry} />}
          <FourFigures metrics={metrics} days={days} />
          <DailyChart daily={metrics.dailyActivity} days={days} />
          <EncouragementCard metrics={metrics} days={days} reader={reader} />
          <AreasCard areas={areas} days={days} reader={reader} />
          <Counts counts={counts} reader={reader} />
          <div className="grid sm:justify-items-start">
            <Button icon={<Printer aria-hidden />} onClick={() => setPrinting(true)}>
              Imprimir en una hoja
            </Button>
          </div>
          {reader === 'staff' && <LastMoods userId={person.id} asStaff />}
          {printing && (
            <ReportSheet
              name={person.name}
              town={town}
              days={days}
              reader={reader}
              metrics={metrics}
              areas={areas}
              counts={[...counts.reminders, ...counts.media]}
              onDone={() => setPrinting(false)}
            />
          )}
        </>
      )}
    </div>
  );
}

type Figures = ReturnType<typeof usePersonMetrics>;

const countsOf = ({ reminders, media }: Pick<Figures, 'reminders' | 'media'>) =>
  ({
    reminders: [
      ['Completados', reminders.completed],
      ['Pendientes', reminders.pending],
    ],
    media: [
      ['Total archivos', media.totalFiles],
      ['Favoritos', media.favorites],
    ],
  }) as const;

function Counts({ counts, reader }: { counts: ReturnType<typeof countsOf>; reader: Reader }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-6">
      <CountsCard
        title="Recordatorios"
        hue="clay"
        pictogram={<BellRing />}
        counts={counts.reminders}
      />
      <CountsCard
        title={reader === 'self' ? 'Mis Recuerdos' : 'Recuerdos'}
        hue="plum"
        pictogram={<Images />}
        counts={counts.media}
      />
    </div>
  );
}

function ComingFigures() {
  return (
    <div role="status" aria-busy className="appear-late grid gap-6">
      <p className="text-lg font-semibold">Cargando métricas...</p>
      <div aria-hidden className="grid gap-6">
        <Skeleton className="h-36" />
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
