import { TabletSmartphone } from 'lucide-react';
import { useEffect } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { extraFromChunk } from '../../../lib/chunk.tsx';
import { clockTime, theHour } from '../../../lib/dates.ts';
import { invitationAddress } from '../../../lib/invitation.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { storedMunicipalityId } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyCode } from '../../../ui/copy-code.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useCreateCode } from '../devices.queries.ts';

const QrPicture = extraFromChunk(
  async () => (await import('../../../ui/qr-picture.tsx')).QrPicture,
  <Skeleton className="aspect-square w-72 max-w-full" />,
);

/** Names by which a computer calls itself: no tablet finds it by them. */
const ONLY_HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A one-time code for one tablet: a picture to scan, and a text big enough to be read out over the telephone. */
export function DeviceCode({ onClose }: { onClose: () => void }) {
  const { mutate, data, error, isPending } = useCreateCode();
  const timeZone = useTimeZone();
  useEffect(() => {
    mutate();
    // Side by side with the code; a failure shows where the picture should stand.
    QrPicture.fetch().catch(() => undefined);
  }, [mutate]);
  const base = data?.publicUrl ?? window.location.origin;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Dar de alta un dispositivo"
      description="Apunta con la cámara de la tableta a este dibujo. O abre Encina en ella, entra en «Usuarios» y escribe el código."
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
          <QrPicture
            text={invitationAddress(
              { code: data.code, municipalityId: storedMunicipalityId() ?? '' },
              base,
            )}
            label={`Código QR para dar de alta la tableta: ${data.code}`}
          />

          {ONLY_HERE.has(new URL(base).hostname) && (
            <p>Este dibujo solo sirve en este ordenador. En otra tableta, escribe el código.</p>
          )}
          <CopyCode key={data.code} code={data.code} />
          <p>Sirve una sola vez, hasta {theHour(clockTime(data.expiresAt, timeZone))}.</p>
        </div>
      )}
    </Dialog>
  );
}
