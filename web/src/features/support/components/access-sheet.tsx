import { createPortal } from 'react-dom';
import { usePrinting } from '../../../lib/use-printing.ts';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import { type Access, accessSteps, linkOf } from '../access-words.ts';

/** A page to hand over: prints as soon as it is there, and is seen on paper alone. */
export function AccessSheet({
  access,
  lastDay,
  onDone,
}: {
  access: Access;
  lastDay: string;
  onDone: () => void;
}) {
  usePrinting(onDone);
  return createPortal(
    <article className="paper-sheet" style={{ fontSize: '16pt' }}>
      <h1>Encina: el acceso de {access.name}</h1>
      <p>Apunta con la cámara del móvil a este dibujo y elige tu contraseña.</p>
      <QrPicture text={linkOf(access)} label={`Código QR para ${access.name}`} />
      <p>
        O con este código: <b>{access.code.code}</b>
      </p>
      <ol>
        {accessSteps(access).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>Sirve una sola vez, hasta el {lastDay}.</p>
    </article>,
    document.body,
  );
}
