import { Mail, Printer } from 'lucide-react';
import { useState } from 'react';
import { extraFromChunk } from '../../../lib/chunk.tsx';
import { longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { CopyCode } from '../../../ui/copy-code.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Access, letterTo, linkOf } from '../access-words.ts';
import { AccessSheet } from './access-sheet.tsx';

const QrPicture = extraFromChunk(
  async () => (await import('../../../ui/qr-picture.tsx')).QrPicture,
  <Skeleton className="aspect-square w-72 max-w-full" />,
);

const LEAVING = {
  question: '¿Cerrar sin dar el código? No se vuelve a enseñar: habría que hacer otro.',
  leave: 'Cerrar',
  stay: 'Volver al código',
};

/** The code with which a relative chooses her password: to scan, to read out, to print and to send. */
export function AccessCode({
  access,
  closeLabel,
  onClose,
}: Closing<{ access: Access; closeLabel?: string | undefined }>) {
  const timeZone = useTimeZone();
  const [isPrinting, setPrinting] = useState(false);
  const { code, expiresAt } = access.code;
  const lastDay = longDate(expiresAt, timeZone);
  return (
    <Dialog
      holdsWork
      leaveWords={LEAVING}
      onClose={onClose}
      closeLabel={closeLabel}
      title={`Código para ${access.name}`}
      description="Con él elige su contraseña, y nadie más la sabe. Dáselo en mano o envíaselo."
      actions={
        <>
          <Button icon={Printer} onClick={() => setPrinting(true)}>
            Imprimir
          </Button>
          <Button
            variant="primary"
            icon={Mail}
            onClick={() => window.location.assign(letterTo(access, lastDay))}
          >
            Enviar por correo
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-3 text-center">
        <QrPicture text={linkOf(access)} label={`Código QR para ${access.name}: ${code}`} />
        <CopyCode code={code} />
        <p>Sirve una sola vez, hasta el {lastDay}. Si haces otro, este deja de servir.</p>
      </div>
      {isPrinting && (
        <AccessSheet access={access} lastDay={lastDay} onDone={() => setPrinting(false)} />
      )}
    </Dialog>
  );
}
