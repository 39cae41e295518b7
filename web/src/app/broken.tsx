import { House, RotateCcw } from 'lucide-react';
import { useEffect } from 'react';
import { focusHeading } from '../lib/focus-heading.ts';
import { startLocation, useSnapshot, useViewHistory } from '../lib/navigation.tsx';
import { personIn } from '../lib/views.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Bench } from '../ui/scenes/bench.tsx';

/** A view that cannot be shown: what happened, and two ways on. Who is in stays in. */
export function Broken() {
  const history = useViewHistory();
  const { location } = useSnapshot().entry;
  const user = location.view === 'user-menu' ? undefined : personIn(location);
  const leave = () =>
    user
      ? history.backTo({ view: 'user-menu', params: { user } })
      : history.restart(startLocation());
  useEffect(focusHeading, []);
  return (
    <main className="p-4">
      <EmptyState
        scene={<Bench />}
        title="Esta pantalla no se ha podido abrir"
        level={1}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button className="min-h-16" icon={House} onClick={leave}>
              Volver al inicio
            </Button>
            <Button variant="primary" icon={RotateCcw} onClick={() => window.location.reload()}>
              Reintentar
            </Button>
          </div>
        }
      >
        <p>Puede que no haya conexión. No se ha perdido nada.</p>
      </EmptyState>
    </main>
  );
}
