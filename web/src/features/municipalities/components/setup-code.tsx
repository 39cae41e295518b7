import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { CopyCode } from '../../../ui/copy-code.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** In groups of four, as it is easiest to read out. */
const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

const LEAVING = {
  question: '¿Cerrar sin apuntar el código? No se vuelve a enseñar.',
  leave: 'Cerrar',
  stay: 'Volver al código',
};

/** The code of a new municipality. The server keeps only its trace: nobody can show it again. */
export function SetupCode({ town, code, onClose }: Closing<{ town: string; code: string }>) {
  return (
    <Dialog
      holdsWork
      leaveWords={LEAVING}
      onClose={onClose}
      title={`${town} ya está creado`}
      description="Este es su código de puesta en marcha. Solo se enseña ahora."
      actions={
        <Button variant="primary" onClick={onClose}>
          Ya lo tengo
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <CopyCode code={grouped(code)} />
        <p>
          Dáselo a quien vaya a llevar {town}. Se lo pedirá «Crear Cuenta de Administrador», en
          «Administración».
        </p>
      </div>
    </Dialog>
  );
}
