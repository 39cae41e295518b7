import type { DataRequest } from '@encina/contract/data';
import { longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import { showFailure, showToast } from '../../../ui/toast-store.ts';
import { useRequests, useWithdraw } from '../data.queries.ts';

const KINDS: Readonly<Record<DataRequest['kind'], string>> = {
  rectification: 'Has pedido que corrijan tus datos',
  erasure: 'Has pedido que borren tus datos',
};

/** What she has asked, and what became of it; while it is open she can take it back. */
export function OwnRequests({ userId }: { userId: string }) {
  const timeZone = useTimeZone();
  const { data = [] } = useRequests(userId);
  const withdraw = useWithdraw(userId);
  if (data.length === 0) return null;
  const takeBack = (id: string) =>
    withdraw.mutate(id, {
      onSuccess: () => showToast('Petición retirada'),
      onError: (error) => showFailure(error, 'No se pudo retirar. Inténtalo de nuevo.'),
    });
  return (
    <ul aria-label="Mis peticiones" className="grid gap-2">
      {data.map(({ id, kind, words, requestedAt, answeredAt }) => (
        <li
          key={id}
          className="flex max-w-none flex-wrap items-center justify-between gap-3 rounded-lg bg-sand px-4 py-3"
        >
          <span className="grid min-w-0 flex-1 basis-56">
            <b>{KINDS[kind]}</b>
            {words && <span className="wrap-anywhere">«{words}»</span>}
            <span>
              {answeredAt
                ? `Atendido el ${longDate(answeredAt, timeZone)}.`
                : `Enviado el ${longDate(requestedAt, timeZone)}. El ayuntamiento te contestará.`}
            </span>
          </span>
          {!answeredAt && (
            <Button
              busy={[withdraw.isPending && withdraw.variables === id, 'Retirando…']}
              onClick={() => takeBack(id)}
            >
              Retirar
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
