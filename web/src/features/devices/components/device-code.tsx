import { TabletSmartphone } from 'lucide-react';
import { extraFromChunk } from '../../../lib/chunk.tsx';
import { clockTime, theHour } from '../../../lib/dates.ts';
import { invitationAddress } from '../../../lib/invitation.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { storedMunicipalityId } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyCode } from '../../../ui/copy-code.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const QrPicture = extraFromChunk(
  async () => (await import('../../../ui/qr-picture.tsx')).QrPicture,
  <Skeleton className="aspect-square w-72 max-w-full" />,
);

/** Names by which a computer calls itself: no tablet finds it by them. */
const ONLY_HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

interface Code {
  readonly code: string;
  readonly expiresAt: string;
  readonly publicUrl: string | null;
}

/** A one-time code for one tablet: a picture to scan, and a text big enough to be read out over the telephone. */
export function DeviceCode({
  code: { code, expiresAt, publicUrl },
  busy,
  onAnother,
  onClose,
}: {
  code: Code;
  /** Another one is on its way. */
  busy: boolean;
  onAnother: () => void;
  onClose: () => void;
}) {
  const timeZone = useTimeZone();
  const base = publicUrl ?? window.location.origin;
  return (
    <Dialog
      onClose={onClose}
      title="Dar de alta un dispositivo"
      description="Apunta con la cámara de la tableta a este dibujo. O abre Encina en ella, entra en «Usuarios» y escribe el código."
      actions={
        <Button icon={TabletSmartphone} busy={[busy, 'Un momento…']} onClick={onAnother}>
          Otro código
        </Button>
      }
    >
      <div className="grid justify-items-center gap-3 text-center">
        <QrPicture
          text={invitationAddress({ code, municipalityId: storedMunicipalityId() ?? '' }, base)}
          label={`Código QR para dar de alta la tableta: ${code}`}
        />
        {ONLY_HERE.has(new URL(base).hostname) && (
          <p>Este dibujo solo sirve en este ordenador. En otra tableta, escribe el código.</p>
        )}
        <CopyCode key={code} code={code} />
        <p>Sirve una sola vez, hasta {theHour(clockTime(expiresAt, timeZone))}.</p>
      </div>
    </Dialog>
  );
}
