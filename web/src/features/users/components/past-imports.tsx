import type { PastImport } from '@encina/contract/users-bulk';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { atTime, daysAgo } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { counted } from '../../../lib/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { RowList, RowName } from '../../../ui/row-list.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useRecentImports, useUndoImport } from '../bulk.queries.ts';

const FAILED = 'No se pudo deshacer. Inténtalo de nuevo.';
const people = (count: number) => counted(count, 'persona', 'personas');

/** What was imported within a day, and the way back from it while nobody of it has entered. */
export function PastImports() {
  const { data = [] } = useRecentImports();
  if (data.length === 0) return null;
  return (
    <section className="mt-4 grid gap-2">
      <h3>Importaciones del último día</h3>
      <RowList items={data.map((past) => ({ ...past, id: past.key }))}>
        {(past) => <PastRow past={past} />}
      </RowList>
    </section>
  );
}

/** Erasing people is asked twice: the second button stands in the place of the first. */
function PastRow({ past }: { past: PastImport }) {
  const timeZone = useTimeZone();
  const undo = useUndoImport();
  const [asking, setAsking] = useState(false);
  const who = people(past.people);
  const confirm = () =>
    undo.mutate(past.key, { onSuccess: () => showToast(`Importación deshecha: ${who}`) });
  return (
    <>
      <RowName name={who}>
        Creadas {daysAgo(past.createdAt, Date.now(), timeZone)} {atTime(past.createdAt, timeZone)}
        {past.createdBy && ` por ${past.createdBy}`}.{' '}
        {past.entered > 0 && `Ya no se puede deshacer: ${enteredWords(past.entered)}.`}
        {asking && <b className="block text-danger">Se borrará a {who}. ¿Seguro?</b>}
        <FormError>{undo.error && sentenceOf(undo.error, FAILED)}</FormError>
      </RowName>
      {past.entered === 0 && past.people > 0 && !asking && (
        <Button size="small" onClick={() => setAsking(true)}>
          Deshacer
        </Button>
      )}
      {asking && (
        <>
          <Button size="small" onClick={() => setAsking(false)}>
            No borrar
          </Button>
          <Button
            size="small"
            variant="danger"
            busy={undo.isPending && 'Borrando…'}
            onClick={confirm}
          >
            Borrar a {who}
          </Button>
        </>
      )}
    </>
  );
}

const enteredWords = (entered: number) =>
  entered === 1 ? 'ya ha entrado una' : `ya han entrado ${entered}`;
