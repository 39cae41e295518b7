import type { ImportedRow, LooseRow } from '@encina/contract/users-bulk';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { counted } from '../../../lib/numbers.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { type Imported, useImport } from '../bulk.queries.ts';
import type { PeopleFile } from '../csv-people.ts';
import { ImportTable } from './import-table.tsx';
import { ImportTerms } from './import-terms.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';

const LOST = 'No sabemos si ha llegado. Toca otra vez: nadie se creará dos veces.';
const people = (count: number) => counted(count, 'persona', 'personas');

export interface ChosenFile extends PeopleFile {
  /** Names this file to the server, however often it is sent. */
  readonly key: string;
  readonly name: string;
}

/** What came of it: who was created, and the names of who was left out. */
export interface ImportOutcome extends Imported {
  readonly leftOut: readonly string[];
}

interface ImportPreviewProps {
  file: ChosenFile;
  judged: readonly ImportedRow[];
  onOther: () => void;
  onClose: () => void;
  onImported: (outcome: ImportOutcome) => void;
}

/** What would happen, row by row, and the button that makes it happen. A tick takes a row out; a wrong one is out. */
export function ImportPreview({ file, judged, onOther, onClose, onImported }: ImportPreviewProps) {
  const { key, name, rows } = file;
  const isWrong = (at: number) => (judged[at]?.errors.length ?? 0) > 0;
  const form = useForm({
    initial: { skipped: doubtful(judged), accepted: false },
    body: ({ skipped }) => ({
      key,
      rows: rows.filter((_, at) => !skipped.has(at) && !isWrong(at)),
    }),
    sending: useImport(),
    refusal: (error) => sentenceOf(error, 'No se pudo importar. Inténtalo de nuevo.', LOST),
    onSent: (imported) => onImported({ ...imported, leftOut: leftOut.map(nameOf) }),
  });
  const { skipped, accepted } = form.values;
  const taken = form.body.rows;
  const leftOut = rows.filter((row) => !taken.includes(row));
  const wrong = rows.filter((_, at) => isWrong(at)).length;
  const skip = (at: number, isOut: boolean) => {
    const next = new Set(skipped);
    if (isOut) next.add(at);
    else next.delete(at);
    form.change({ skipped: next });
  };
  return (
    <FormDialog
      form={form}
      wide
      holdsWork
      onClose={onClose}
      title="Importar usuarios"
      description={`${name}: ${people(rows.length)}`}
      action={taken.length > 0 && `Crear ${people(taken.length)}`}
      sendingWords="Creando..."
      isWaiting={!accepted}
      beside={
        <Button className="min-h-16" onClick={onOther}>
          Elegir otro archivo
        </Button>
      }
      foot={
        <ImportTerms
          accepted={accepted}
          leftOut={leftOut.length}
          onAccept={(next) => form.change({ accepted: next })}
        />
      }
    >
      <Notes wrong={wrong} file={file} />
      <ImportTable rows={rows} judged={judged} skipped={skipped} onSkip={skip} />
      <PrivacyNotice />
    </FormDialog>
  );
}

/** What is to be known of the file before its rows. */
function Notes({ wrong, file: { repairedPins, unused } }: { wrong: number; file: ChosenFile }) {
  return (
    <>
      {wrong > 0 && (
        <p role="alert" className="font-semibold text-danger">
          Hay errores en {people(wrong)}. Crea a las demás, o corrige el archivo y elígelo otra vez.
        </p>
      )}
      {repairedPins > 0 && <p>{repairedWords(repairedPins)}</p>}
      {unused.length > 0 && <p>No se usan estas columnas: {unused.join(', ')}.</p>}
    </>
  );
}

/** Rows whose name is there already: they stay out until somebody says otherwise. */
const doubtful = (judged: readonly ImportedRow[]): ReadonlySet<number> =>
  new Set(judged.flatMap(({ warnings }, at) => (warnings.length > 0 ? [at] : [])));

const nameOf = ({ name }: LooseRow) => String(name || '(sin nombre)');

const repairedWords = (count: number) =>
  count === 1
    ? 'A un PIN le faltaban los ceros de delante. Ya los tiene.'
    : `A ${count} PIN les faltaban los ceros de delante. Ya los tienen.`;
