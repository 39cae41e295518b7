import { Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { usePrinting } from '../../../lib/use-printing.ts';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';

const LEAVING = {
  question: '¿Seguir sin guardar los códigos? No se vuelven a enseñar.',
  leave: 'Seguir sin guardarlos',
  stay: 'Volver a los códigos',
};

/** The printed codes, shown this once. */
export function RecoveryCodes({ codes, onClose }: Closing<{ codes: readonly string[] }>) {
  const [areKept, setKept] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  return (
    <Dialog
      holdsWork={!areKept}
      leaveWords={LEAVING}
      onClose={onClose}
      title="Códigos para imprimir"
      description="Si pierdes la llave o el teléfono, entras con uno de estos códigos. Cada uno sirve una vez."
      actions={
        <>
          <Button icon={Printer} onClick={() => setPrinting(true)}>
            Imprimir
          </Button>
          <Button variant="primary" onClick={onClose}>
            Ya los he guardado
          </Button>
        </>
      }
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-xl bg-sand p-4">
        {codes.map((code) => (
          <li key={code} className="text-center text-lg font-bold whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <p className="mt-4 font-semibold">
        Guárdalos en papel, lejos del ordenador. No se vuelven a enseñar.
      </p>
      {isPrinting && (
        <PrintedCodes
          codes={codes}
          onDone={() => {
            setPrinting(false);
            setKept(true);
          }}
        />
      )}
    </Dialog>
  );
}

/** Seen on paper alone. It does not say whose they are, nor what they open. */
function PrintedCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  usePrinting(onDone);
  const today = longDate(new Date().toISOString(), useTimeZone());
  return createPortal(
    <article className="paper-sheet">
      <h1>Códigos para entrar</h1>
      <p>Cada uno sirve una vez. Tacha el que uses. Hechos el {today}.</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <b>{code}</b>
          </li>
        ))}
      </ul>
    </article>,
    document.body,
  );
}
