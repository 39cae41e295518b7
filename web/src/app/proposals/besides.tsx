import type { Proposal } from '@encina/contract/proposals';
import { atWords, type WallTime } from '../../features/reminders/wall-time.ts';
import { WhatAndWhen } from './what-and-when.tsx';

const THINGS = {
  Medicación: 'una pastilla',
  Salud: 'algo de salud',
  Actividad: 'una actividad',
  Personal: 'otro recordatorio',
} as const;

/** What she has already: the reminder that would be another one, and what a proposal may contradict. */
export function Besides({ proposal, now }: { proposal: Proposal; now: WallTime }) {
  const { before, clashes } = proposal;
  if (!before && clashes.length === 0) return null;
  return (
    <div className="pairs-grid gap-3 [--room:16rem]">
      {before && proposal.kind === 'change' && (
        <WhatAndWhen isSmall heading="Ahora está así" what={before} now={now} />
      )}
      {clashes.map((it) => (
        <WhatAndWhen
          key={it.id}
          isSmall
          heading={`Ya tienes ${THINGS[it.category]} ${atWords(it.times[0] ?? '')}`}
          what={it}
          now={now}
        />
      ))}
    </div>
  );
}
