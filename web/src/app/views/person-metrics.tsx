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
import { VisitsCard } from '../../features/activity/components/visits-card.tsx';
import { useMunicipality } from '../../lib/municipality.ts';
import type { Days, Reader } from '../../lib/reader.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadProblem } from '../home/load-problem.tsx';
import { usePersonMetrics } from './use-person-metrics.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

/**
 * A person's week or month: first in suns and words, then in figures, which she herself opens if she wants them.
 * @see docs/decisions/0020-words-before-figures.md
 */
export function PersonMetrics({ person, reader }: { person: Person; reader: Reader }) {
  const [days, setDays] = useState<Days>(7);
  const [open, setOpen] = useState(false);
  const known = usePersonMetrics(person.id, days, reader);
  if (known.refusal) return <p role="alert">{known.refusal}</p>;
  const { metrics } = known;
  const figures = <Figures person={person} days={days} reader={reader} known={known} />;
  return (
    <div data-hue="olive" className="grid grid-cols-1 gap-6">
      <PeriodChoice value={days} onChange={setDays} />
      {known.loading && <ComingFigures />}
      {!known.loading && (
        <>
          {known.failed && <LoadProblem retrying={known.retrying} onRetry={known.retry} />}
          {metrics.dailyActivity.length > 0 && (
            <>
              <VisitsCard daily={metrics.dailyActivity} days={days} reader={reader} />
              <EncouragementCard metrics={metrics} days={days} reader={reader} />
            </>
          )}
          {reader === 'self' ? (
            <Disclosure
              show="Ver las cifras"
              hide="Ocultar las cifras"
              open={open}
              onToggle={setOpen}
            >
              {figures}
            </Disclosure>
          ) : (
            figures
          )}
        </>
      )}
    </div>
  );
}

type Known = ReturnType<typeof usePersonMetrics>;

interface FiguresProps {
  person: Person;
  days: Days;
  reader: Reader;
  known: Known;
}

/** Everything that was counted, and the way to have it on paper. */
function Figures({ person, days, reader, known }: FiguresProps) {
  const [printing, setPrinting] = useState(false);
  const town = useMunicipality()?.name;
  const { metrics, areas } = known;
  const counts = countsOf(known);
  return (
    <div className="grid grid-cols-1 gap-6">
      <FourFigures metrics={metrics} days={days} />
      <DailyChart daily={metrics.dailyActivity} days={days} />
      <Counts counts={counts} reader={reader} />
      <AreasCard areas={areas} days={days} reader={reader} />
      <div className="grid sm:justify-items-start">
        <Button icon={Printer} onClick={() => setPrinting(true)}>
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
    </div>
  );
}

const countsOf = ({ reminders, media }: Pick<Known, 'reminders' | 'media'>) =>
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
