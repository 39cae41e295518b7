import { WifiOff } from 'lucide-react';
import { connectionWords, shownFrom } from '../lib/offline/waiting.ts';
import { useReachabilityProbe, useReachable } from '../lib/reachability.ts';

/** Says on every view that the server cannot be reached, or that what is shown is still from before; no longer than it lasts. */
export function ConnectionLine() {
  const reachable = useReachable();
  const words = connectionWords.use();
  const isOlder = shownFrom.use() !== undefined;
  useReachabilityProbe();
  return (
    <div role="status">
      {(!reachable || isOlder) && (
        <p className="flex max-w-none items-center justify-center gap-3 bg-ink px-4 py-3 text-center font-semibold text-paper">
          <WifiOff aria-hidden className="size-[1.3em] flex-none" />
          {reachable ? 'Todavía no está al día.' : 'Sin conexión.'}{' '}
          {words || 'Lo que ves puede no estar al día.'}
        </p>
      )}
    </div>
  );
}
