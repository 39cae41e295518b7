import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { localDay } from '../../../lib/dates.ts';
import { sentenceOf } from '../../../lib/failure-words.ts';
import type { FieldErrors } from '../../../lib/form.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useProposeSheet } from '../proposals.queries.ts';
import { emptyRow, isEmpty, lineOf, problemsOf, type SheetRow } from '../sheet.ts';
import { SheetLineFields } from './sheet-line-fields.tsx';

const MISSING = { rows: 'Falta algo en la hoja. Míralo y repite.' };
/** As many as one sheet may have. */
const MOST_ROWS = 20;

/** "Proponer lo que pone en una hoja": several reminders in one go, from the keyboard alone. */
export function SheetDialog({
  userId,
  name,
  closeLabel,
  onClose,
  onSent,
}: Closing<{
  userId: string;
  name: string;
  closeLabel?: string | undefined;
  onSent: (count: number) => void;
}>) {
  const last = useRef<HTMLInputElement>(null);
  const { form, hasTried } = useSheet(userId, onSent);
  const { rows } = form.values;
  const change = (key: string, changes: Partial<SheetRow>) =>
    form.change({ rows: rows.map((row) => (row.key === key ? { ...row, ...changes } : row)) });
  const add = () => {
    if (rows.length < MOST_ROWS) form.change({ rows: [...rows, emptyRow(randomId())] });
  };
  return (
    <FormDialog
      form={form}
      wide
      onClose={onClose}
      closeLabel={closeLabel}
      initialFocus={last}
      title={`Hoja de ${name}`}
      description="Escribe lo que pone en la receta. Se lo proponemos cuando entre, y dice sí o no."
      action="Proponer"
      sendingWords="Enviando…"
      problem={form.wrong ?? form.refusal}
    >
      {rows.map((row, at) => (
        <SheetLineFields
          key={row.key}
          place={at + 1}
          row={row}
          problems={hasTried && !isSpare(rows, at) ? problemsOf(row) : {}}
          nameField={last}
          isNew={at === rows.length - 1 && at > 0}
          onChange={(changes) => change(row.key, changes)}
          onNext={add}
          {...(rows.length > 1
            ? { onRemove: () => form.change({ rows: rows.filter((it) => it !== row) }) }
            : {})}
        />
      ))}
      {rows.length < MOST_ROWS && (
        <Button className="justify-self-start" icon={Plus} onClick={add}>
          Añadir otro
        </Button>
      )}
    </FormDialog>
  );
}

function useSheet(userId: string, onSent: (count: number) => void) {
  const today = localDay(new Date(), useTimeZone());
  const [hasTried, setTried] = useState(false);
  const form = useForm({
    initial: () => ({ rows: [emptyRow(randomId())] as readonly SheetRow[] }),
    body: ({ rows }) => filled(rows).map((row) => lineOf(row, today)),
    check: ({ rows }): FieldErrors => (isRight(rows) ? {} : MISSING),
    sending: useProposeSheet(userId),
    refusal: (error) => sentenceOf(error, 'No se ha enviado. Inténtalo otra vez.'),
    onSent: ({ proposed }) => onSent(proposed),
    onWrong: () => setTried(true),
  });
  return { form, hasTried };
}

/** Lines with something in them, or the only one. */
const filled = (rows: readonly SheetRow[]) => rows.filter((_, at) => !isSpare(rows, at));
const isSpare = (rows: readonly SheetRow[], at: number): boolean =>
  rows.length > 1 && rows.some((row) => !isEmpty(row)) && isEmpty(rows[at] ?? emptyRow(''));

const isRight = (rows: readonly SheetRow[]): boolean =>
  filled(rows).every((row) => Object.keys(problemsOf(row)).length === 0);
