import type { PastImport } from '@encina/contract/users-bulk';
import { useState } from 'react';
import { atTime, daysAgo } from '../../../lib/dates.ts';
import { sentenceOf } from '../../../lib/failure-words.ts';
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

/** When and by whom; and, asked twice, the way back. */
function PastRow({ past }: { past: PastImport }) {
  const timeZone = useTimeZone();
  const who = people(past.people);
  const undo = useUndoImport(() => showToast(`Importación deshecha: ${who}`));
  return (
    <>
      <RowName name={who}>
        Creadas {daysAgo(past.createdAt, Date.now(), timeZone)} {atTime(past.createdAt, timeZone)}
        {past.createdBy && ` por ${past.createdBy}`}.{' '}
        {past.entered > 0 && `Ya no se puede deshacer: ${enteredWords(past.entered)}.`}
      </RowName>
      {past.entered === 0 && past.people > 0 && (
        <UndoButtons who={who} isUndoing={undo.isPending} onUndo={() => undo.mutate(past.key)} />
      )}
      {undo.error && (
        <div className="basis-full">
          <FormError>{sentenceOf(undo.error, FAILED)}</FormError>
        </div>
      )}
    </>
  );
}

/** The first does nothing but ask; what it asks names who is lost. */
function UndoButtons({
  who,
  isUndoing,
  onUndo,
}: {
  who: string;
  isUndoing: boolean;
  onUndo: () => void;
}) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button size="small" onClick={() => setAsking(true)}>
        Deshacer
      </Button>
    );
  }
  return (
    <>
      <Button size="small" onClick={() => setAsking(false)}>
        No borrar
      </Button>
      <Button size="small" variant="danger" busy={[isUndoing, 'Borrando…']} onClick={onUndo}>
        Borrar a {who}
      </Button>
    </>
  );
}

const enteredWords = (entered: number) =>
  entered === 1 ? 'ya ha entrado una' : `ya han entrado ${entered}`;
