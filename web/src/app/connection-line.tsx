import { WifiOff } from 'lucide-react';
import { useReachabilityProbe, useReachable } from '../lib/reachability.ts';

/** Says that the server cannot be reached, on every view, and no longer than it lasts. */
export function ConnectionLine() {
  const reachable = useReachable();
  useReachabilityProbe();
  return (
    <div role="status">
      {!reachable && (
        <p className="flex max-w-none items-center justify-center gap-3 bg-ink px-4 py-3 text-center font-semibold text-paper">
          <WifiOff aria-hidden className="size-[1.3em] flex-none" />
          Ahora no hay conexión. Lo que ves puede no estar al día.
        </p>
      )}
    </div>
  );
}
