import type { Metrics } from '@encina/contract/activity';
import { Sprout } from 'lucide-react';
import type { Days, Reader } from '../../../lib/reader.ts';
import { Azulejo } from '../../../ui/azulejo.tsx';
import { encouragement } from '../activity-words.ts';

export function EncouragementCard({
  metrics,
  days,
  reader,
}: {
  metrics: Metrics;
  days: Days;
  reader: Reader;
}) {
  const { title, words } = encouragement(metrics, days, reader);
  return (
    <section
      data-hue="encina"
      className="flex flex-wrap items-center gap-5 rounded-2xl border-2 border-hue-edge bg-ground p-5"
    >
      <Azulejo>
        <Sprout />
      </Azulejo>
      <div className="grid flex-1 basis-56 gap-1">
        <h2 className="text-hue">{title}</h2>
        <p>{words}</p>
      </div>
    </section>
  );
}
