import type { OpenRequest } from '@encina/contract/data';
import { Check, Search } from 'lucide-react';
import { longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { showFailure, showToast } from '../../../ui/toast-store.ts';
import { useAnswerRequest } from '../data.queries.ts';

const KINDS: Readonly<Record<OpenRequest['kind'], { title: string; todo: string }>> = {
  rectification: {
    title: 'Pide que corrijan sus datos',
    todo: 'Cámbialo en «Ver Perfil», díselo y toca «Atendida».',
  },
  erasure: {
    title: 'Pide que borren sus datos',
    todo: 'Habla antes con la persona. Si sigue queriendo, elimínala en la lista.',
  },
};

/** General Data Protection Regulation, article 12.3. */
function dueBy(requestedAt: string): Date {
  const due = new Date(requestedAt);
  due.setUTCMonth(due.getUTCMonth() + 1);
  return due;
}

/** What people ask about their data, the oldest first, and what to do about each. */
export function WaitingDialog({
  requests,
  onClose,
  onFind,
}: Closing<{ requests: readonly OpenRequest[]; onFind: (name: string) => void }>) {
  const timeZone = useTimeZone();
  const answer = useAnswerRequest();
  const attend = ({ id, userId }: OpenRequest) =>
    answer.mutate(
      { id, userId },
      {
        onSuccess: () => showToast('Petición atendida'),
        onError: (error) => showFailure(error),
      },
    );
  return (
    <Dialog wide onClose={onClose} title="Peticiones sobre datos personales">
      <ul className="grid gap-4">
        {requests.map((request) => (
          <li
            key={request.id}
            className="grid max-w-none gap-2 rounded-xl border-2 border-line p-4"
          >
            <h3 className="wrap-anywhere">{request.userName}</h3>
            <p>
              <b>{KINDS[request.kind].title}.</b> {KINDS[request.kind].todo}
            </p>
            {request.words && <p className="wrap-anywhere">«{request.words}»</p>}
            <p className="text-ink-soft">
              Enviada el {longDate(request.requestedAt, timeZone)}. Hay que contestar antes del{' '}
              {longDate(dueBy(request.requestedAt), timeZone)}.
            </p>
            <div className="flex flex-wrap gap-3">
              <Button icon={Search} onClick={() => onFind(request.userName)}>
                Buscar en la lista
              </Button>
              <Button
                icon={Check}
                aria-label={`Atendida la de ${request.userName}`}
                busy={[answer.isPending && answer.variables.id === request.id, 'Guardando…']}
                onClick={() => attend(request)}
              >
                Atendida
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
