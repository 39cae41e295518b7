import { Download } from 'lucide-react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useOwnData } from '../account.queries.ts';

/** What is kept of somebody of the staff, as a file. */
export function OwnData() {
  const ownData = useOwnData();
  return (
    <section className="grid justify-items-start gap-3">
      <h3>Lo que Encina guarda de ti</h3>
      <p>Tu cuenta, tus sesiones y tus líneas del registro de actividad.</p>
      <Button
        icon={<Download aria-hidden />}
        busy={ownData.isPending && 'Un momento…'}
        onClick={() => ownData.mutate()}
      >
        Descargar mis datos
      </Button>
      <FormError>
        {ownData.error && sentenceOf(ownData.error, 'No se pudo descargar. Inténtalo de nuevo.')}
      </FormError>
    </section>
  );
}
