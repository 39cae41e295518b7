import type { Metrics } from '@encina/contract/activity';
import { CalendarCheck, Clock, MessageCircle, Puzzle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Days } from '../../../lib/reader.ts';
import { Icon, type IconChoice } from '../../../ui/icon.tsx';
import { durationWords } from '../activity-words.ts';

/** How long, on how many days, how many rounds, how many messages. */
export function FourFigures({ metrics, days }: { metrics: Metrics; days: Days }) {
  return (
    // One, two or four beside each other: three would leave the fourth alone.
    <div className="@container">
      <dl className="grid grid-cols-1 gap-3 @lg:grid-cols-2 @4xl:grid-cols-4">
        <Figure
          icon={Clock}
          name="Tiempo Activo"
          value={durationWords(metrics.totalMinutes)}
          caption={days === 7 ? 'Esta semana' : 'Este mes'}
        />
        <Figure
          icon={CalendarCheck}
          name="Días Activos"
          value={metrics.activeDays}
          caption={`de ${days} días`}
        />
        <Figure
          icon={Puzzle}
          name="Juegos"
          value={metrics.gamesPlayed}
          caption="Partidas jugadas"
        />
        <Figure
          icon={MessageCircle}
          name="Conversación"
          value={metrics.chatMessages}
          caption="Mensajes enviados"
        />
      </dl>
    </div>
  );
}

function Figure({
  icon,
  name,
  value,
  caption,
}: {
  icon: IconChoice;
  name: string;
  value: ReactNode;
  caption: string;
}) {
  return (
    <div className="grid content-start gap-1 rounded-2xl border-2 border-hue-edge bg-ground px-4 py-4">
      <dt className="flex items-center gap-2.5 font-semibold [&_svg]:size-7 [&_svg]:flex-none [&_svg]:text-hue">
        <Icon of={icon} />
        {name}
      </dt>
      <dd className="text-3xl font-bold">{value}</dd>
      <dd className="text-base">{caption}</dd>
    </div>
  );
}
