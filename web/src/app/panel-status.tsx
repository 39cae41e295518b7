import { forStaff } from '@encina/contract/health';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { call, queryKey } from '../lib/api.ts';

/** A disk that fills up does so while the panel is open. */
const EVERY_MS = 60_000;

function useStatus() {
  return useQuery({
    queryKey: queryKey(forStaff),
    queryFn: () => call(forStaff),
    refetchInterval: EVERY_MS,
  }).data;
}

/** Over the panel: why nothing can be saved now. */
export function PanelProblem() {
  const problem = useStatus()?.problem;
  if (!problem) return null;
  return (
    <p
      role="alert"
      className="flex gap-3 rounded-2xl border-2 border-danger bg-card p-5 text-lg font-semibold text-danger"
    >
      <CircleAlert aria-hidden className="mt-[0.15em] size-[1.2em] flex-none" />
      {problem}
    </p>
  );
}

/** At the foot of the panel: what to say to whoever helps. */
export function PanelVersion() {
  const version = useStatus()?.version;
  return <p className="text-center text-sm text-ink-soft">Encina {version}</p>;
}
