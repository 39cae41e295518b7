import type { ImportedRow, LooseRow } from '@encina/contract/users-bulk';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { counted } from '../../../lib/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
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
  const [skipping, setSkipping] = useState(true);
  const [accepted, setAccepted] = useState(false);
  const create = useImport();
  const wrong = judged.filter(({ errors }) => errors.length > 0).length;
  const twins = judged.filter(({ warnings }) => warnings.length > 0).length;
  const isTaken = (_: LooseRow, at: number) => !skipping || judged[at]?.warnings.length === 0;
  const taken = rows.filter(isTaken);
  const submit = () =>
    create.mutate(
      { key: importKey, rows: taken },
      { onSuccess: ({ created }) => onImported(created) },
    );
  const mayCreate = wrong === 0 && accepted && taken.length > 0;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Importar usuarios"
      description={`${name}: ${people(rows.length)}`}
      actions={
        <>
          <Button className="min-h-16" onClick={onOther}>
            Elegir otro archivo
          </Button>
          {wrong === 0 && (
            <Button
              variant="primary"
              disabled={!mayCreate}
              busy={create.isPending && 'Creando...'}
              onClick={submit}
            >
              {`Crear ${people(taken.length)}`}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {wrong > 0 && (
          <p role="alert" className="font-semibold text-danger">
            Hay errores en {people(wrong)}. Corrige el archivo y elígelo otra vez: no se ha creado a
            nadie.
          </p>
        )}
        {unused.length > 0 && <p>No se usan estas columnas: {unused.join(', ')}.</p>}
        <ImportTable rows={rows} judged={judged} />
        {wrong === 0 && (
          <>
            {twins > 0 && (
              <Checkbox
                label={`Dejar fuera a quien tiene un nombre repetido (${twins})`}
                checked={skipping}
                onChange={setSkipping}
              />
            )}
            <PrivacyNotice />
            <Checkbox
              label="Todas las personas aceptan la Política de Privacidad y los Términos de Servicio"
              hint={accepted ? undefined : TERMS}
              checked={accepted}
              onChange={setAccepted}
            />
          </>
        )}
        <FormError>
          {create.error &&
            sentenceOf(create.error, 'No se pudo importar. Inténtalo de nuevo.', LOST)}
        </FormError>
      </div>
    </Dialog>
  );
}
