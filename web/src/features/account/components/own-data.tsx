import { Download } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { CallError } from '../../../ui/form-error.tsx';
import { useOwnData } from '../account.queries.ts';

/** What is kept of somebody of the staff, as a file. */
export function OwnData() {
  const ownData = useOwnData();
  return (
    <section className="grid justify-items-start gap-3">
      <h3>Lo que Encina guarda de ti</h3>
      <p>Tu cuenta, tus sesiones y tus líneas del registro de actividad.</p>
      <Button
        icon={Download}
        busy={ownData.isPending && 'Un momento…'}
        onClick={() => ownData.mutate()}
      >
        Descargar mis datos
      </Button>
      <CallError error={ownData.error} otherwise="No se pudo descargar. Inténtalo de nuevo." />
    </section>
  );
}
