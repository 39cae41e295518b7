import { CircleAlert, RotateCcw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** Zeros alone would say "nothing to do": this says that they are not known. */
export function LoadProblem({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl border-2 border-danger bg-card p-4"
    >
      <CircleAlert aria-hidden className="size-8 flex-none text-danger" />
      <p className="max-w-none flex-1 basis-48 font-semibold">No se pudieron cargar los datos.</p>
      <Button icon={RotateCcw} busy={[retrying, 'Un momento…']} onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}
