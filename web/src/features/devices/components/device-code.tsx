import { TabletSmartphone } from 'lucide-react';
import { useEffect } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { clockTime } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useCreateCode } from '../devices.queries.ts';

/** A one-time code for one tablet, big enough to be read out over the telephone. */
export function DeviceCode({ onClose }: { onClose: () => void }) {
  const { mutate, data, error, isPending } = useCreateCode();
  const timeZone = useTimeZone();
  useEffect(() => mutate(), [mutate]);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Dar de alta un dispositivo"
      description="Abre Encina en la tableta, entra en «Usuarios» y escribe este código."
      actions={
        <Button
          icon={<TabletSmartphone aria-hidden />}
          busy={isPending && 'Un momento…'}
          onClick={() => mutate()}
        >
          Otro código
        </Button>
      }
    >
      {error && (
        <ErrorState
          title={sentenceOf(error, 'No se pudo crear el código.')}
          onRetry={() => mutate()}
        />
      )}
      {!data && !error && (
        <Loading>
          <Skeleton className="h-24" />
        </Loading>
      )}
      {data && (
        <div className="grid justify-items-center gap-3 text-center">
          <p className="rounded-xl bg-sand px-4 py-4 text-4xl font-bold whitespace-nowrap sm:px-6 sm:tracking-wider">
            {data.code}
          </p>
          <p>Sirve una sola vez, hasta las {clockTime(data.expiresAt, timeZone)}.</p>
        </div>
      )}
    </Dialog>
  );
}
