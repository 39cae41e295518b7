import type { ImportedRow, LooseRow } from '@encina/contract/users-bulk';
import { sentenceOf } from '../../../lib/api-error.ts';
import { counted } from '../../../lib/numbers.ts';
import { type Form, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useImport } from '../bulk.queries.ts';
import { TERMS } from '../create-user-form.ts';
import { ImportTable } from './import-table.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';

const LOST = 'No sabemos si ha llegado. Toca otra vez: nadie se creará dos veces.';
const people = (count: number) => counted(count, 'persona', 'personas');

interface ImportPreviewProps {
  /** Names this file to the server, however often it is sent. */
  importKey: string;
  name: string;
  rows: readonly LooseRow[];
  unused: readonly string[];
  judged: readonly ImportedRow[];
  onOther: () => void;
  onClose: () => void;
  onImported: (count: number) => void;
}

/** What would happen, row by row, and the button that makes it happen: only where nothing is wrong. */
export function ImportPreview(props: ImportPreviewProps) {
  const { importKey, name, rows, unused, judged, onOther, onClose, onImported } = props;
  const wrong = judged.filter(({ errors }) => errors.length > 0).length;
  const twins = judged.filter(({ warnings }) => warnings.length > 0).length;
  const form = useForm({
    initial: { skipping: true, accepted: false },
    body: ({ skipping }) => ({
      key: importKey,
      rows: rows.filter((_, at) => !skipping || judged[at]?.warnings.length === 0),
    }),
    sending: useImport(),
    refusal: (error) => sentenceOf(error, 'No se pudo importar. Inténtalo de nuevo.', LOST),
    onSent: ({ created }) => onImported(created),
  });
  const taken = form.body.rows.length;
  return (
    <FormDialog
      form={form}
      wide
      holdsWork
      onClose={onClose}
      title="Importar usuarios"
      description={`${name}: ${people(rows.length)}`}
      action={wrong === 0 && `Crear ${people(taken)}`}
      sendingWords="Creando..."
      isWaiting={!form.values.accepted || taken === 0}
      beside={
        <Button className="min-h-16" onClick={onOther}>
          Elegir otro archivo
        </Button>
      }
    >
      {wrong > 0 && (
        <p role="alert" className="font-semibold text-danger">
          Hay errores en {people(wrong)}. Corrige el archivo y elígelo otra vez: no se ha creado a
          nadie.
        </p>
      )}
      {unused.length > 0 && <p>No se usan estas columnas: {unused.join(', ')}.</p>}
      <ImportTable rows={rows} judged={judged} />
      {wrong === 0 && <Terms form={form} twins={twins} />}
    </FormDialog>
  );
}

interface TermsProps {
  form: Pick<Form<{ skipping: boolean; accepted: boolean }>, 'values' | 'change'>;
  /** How many have the name of somebody who is there. */
  twins: number;
}

/** What must be said before anybody is created. */
function Terms({ form: { values, change }, twins }: TermsProps) {
  return (
    <>
      {twins > 0 && (
        <Checkbox
          label={`Dejar fuera a quien tiene un nombre repetido (${twins})`}
          checked={values.skipping}
          onChange={(skipping) => change({ skipping })}
        />
      )}
      <PrivacyNotice />
      <Checkbox
        label="Todas las personas aceptan la Política de Privacidad y los Términos de Servicio"
        hint={values.accepted ? undefined : TERMS}
        checked={values.accepted}
        onChange={(accepted) => change({ accepted })}
      />
    </>
  );
}
