import type { ReactNode } from 'react';
import { Azulejo } from '../../../ui/azulejo.tsx';
import type { Hue } from '../../../ui/hue.ts';

/** Two counts of another place of the app, in its colour. */
export function CountsCard({
  title,
  hue,
  pictogram,
  counts,
}: {
  title: string;
  hue: Hue;
  pictogram: ReactNode;
  counts: readonly (readonly [name: string, count: number])[];
}) {
  return (
    <section
      data-hue={hue}
      className="grid content-start gap-3 rounded-2xl border-2 border-hue-edge bg-ground p-5"
    >
      <div className="flex flex-wrap items-center gap-3">
        <Azulejo size="small">{pictogram}</Azulejo>
        <h2 className="min-w-0 text-hue">{title}</h2>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="text-2xl font-bold">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
