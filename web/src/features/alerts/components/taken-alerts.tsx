import type { TakenAlert } from '@encina/contract/alerts';
import { HandHelping } from 'lucide-react';
import { firstName } from '../../../lib/first-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useReadTaken, useTakenAlerts } from '../taken.queries.ts';

/** Who sees to what she has not answered: said once on home, and as no alarm. It goes with her answer, too. */
export function TakenAlerts({ userId }: { userId: string }) {
  const { data } = useTakenAlerts(userId);
  const read = useReadTaken(userId);
  return data?.map((taken) => (
    <Card key={taken.id} data-hue="olive" className="grid gap-4 p-5">
      <div role="status" className="grid gap-2 text-lg">
        <p className="flex items-center gap-3 text-xl font-semibold wrap-anywhere">
          <HandHelping aria-hidden className="size-8 flex-none text-hue" />
          {whoOf(taken)} se ocupa.
        </p>
        <p className="wrap-anywhere">
          Sabe que no has contestado a «{taken.title}». Sigue pendiente. Si ya está hecho, dilo y se
          lo contamos.
        </p>
      </div>
      <Button
        className="min-h-16 justify-self-start"
        aria-label={`Entendido: ${whoOf(taken)} se ocupa de ${taken.title}`}
        busy={read.isPending && read.variables.id === taken.id && 'Un momento…'}
        onClick={() => read.mutate(taken)}
      >
        Entendido
      </Button>
    </Card>
  ));
}

const whoOf = ({ takenBy }: TakenAlert): string =>
  takenBy === null ? 'El ayuntamiento' : firstName(takenBy);
