import { Download, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { templateFile } from '../csv-people.ts';
import { PastImports } from './past-imports.tsx';

/** What the file must look like, and the way to choose it. */
export function ImportChoose({
  problem,
  checking,
  onFile,
  onClose,
}: Closing<{ problem: string; checking: boolean; onFile: (file: File) => void }>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      onClose={onClose}
      title="Importar usuarios"
      description="Crea a muchas personas de una vez, desde una lista de Excel guardada como CSV."
      actions={
        <>
          <Button
            className="min-h-16"
            icon={Download}
            onClick={() => saveFile(templateFile(), 'plantilla-usuarios.csv')}
          >
            Descargar la plantilla
          </Button>
          <Button
            variant="primary"
            icon={FileUp}
            busy={[checking, 'Comprobando…']}
            onClick={() => input.current?.click()}
          >
            Elegir el archivo
          </Button>
        </>
      }
    >
      <Rules />
      <FormError>{problem}</FormError>
      <PastImports />
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label="Archivo CSV"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file must be choosable again once it has been corrected.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </Dialog>
  );
}

/** What the file must look like. */
function Rules() {
  return (
    <ul className="mb-4 grid list-disc gap-2 pl-6">
      <li>Hace falta la columna «Nombre». Las demás, si las tienes.</li>
      <li>A quien no tenga PIN, Encina le pone uno. Después imprimes las tarjetas.</li>
      <li>Las fechas, así: 23/04/1942. Los consentimientos: sí o no.</li>
      <li>Primero verás la lista. No se crea a nadie hasta que lo digas.</li>
    </ul>
  );
}
