import type { Category, Recurrency, Reminder } from '@encina/contract/reminders';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { refusedFields } from '../../../lib/form.ts';
import { randomId } from '../../../lib/random-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { dismissError, showToast } from '../../../ui/toast-store.ts';
import { bodyOf, newValues, type ReminderValues, valuesOf } from '../reminder-form.ts';
import { useSaveReminder } from '../reminders.queries.ts';
import { RECURRENCY_WORDS } from '../rule-words.ts';
import type { WallTime } from '../wall-time.ts';
import { MoreOptions } from './more-options.tsx';
import { RulePreview } from './rule-preview.tsx';
import { WhenPicker } from './when-picker.tsx';

const MISSING = 'Por favor completa el título y la fecha/hora.';
const FAILED = 'No se pudo crear el recordatorio. Inténtalo de nuevo.';
const NOT_SAVED = 'No se pudo guardar el recordatorio. Inténtalo de nuevo.';

const CATEGORIES = (['Salud', 'Medicación', 'Actividad', 'Personal'] as const).map(
  (category): [Category, string] => [category, category],
);
const RECURRENCIES = (['none', 'daily', 'weekly', 'monthly'] as const).map(
  (it): [Recurrency, string] => [it, it === 'none' ? 'No se repite' : RECURRENCY_WORDS[it]],
);

/** "Nuevo Recordatorio", or the same dialog for one that is there. */
export function ReminderDialog({
  userId,
  now,
  reminder,
  onClose,
  onRemove,
}: {
  userId: string;
  now: WallTime;
  reminder?: Reminder | undefined;
  onClose: () => void;
  onRemove: () => void;
}) {
  const formId = useId();
  const [values, setValues] = useState(() => (reminder ? valuesOf(reminder) : newValues(now)));
  const [key] = useState(randomId);
  const [sent, setSent] = useState(false);
  const save = useSaveReminder(userId, reminder?.id);
  const change = (changes: Partial<ReminderValues>) => {
    setValues({ ...values, ...changes });
    dismissError();
  };
  const untitled = values.title.trim() === '';
  const refused = refusedFields(save.error);
  const failure = reminder ? NOT_SAVED : FAILED;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (untitled) {
      showToast('Campos requeridos', { kind: 'error', description: MISSING });
      return;
    }
    save.mutate(
      { body: bodyOf(values), key },
      {
        onSuccess: () => {
          showToast(reminder ? 'Recordatorio guardado' : 'Recordatorio creado');
          onClose();
        },
        onError: () => showToast(failure, { kind: 'error' }),
      },
    );
  };

  return (
    <Dialog
      open
      wide
      hue="clay"
      onClose={onClose}
      title={reminder ? 'Cambiar Recordatorio' : 'Nuevo Recordatorio'}
      actions={
        <>
          <Button className="min-h-16" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={save.isPending && 'Guardando…'}
          >
            {reminder ? 'Guardar' : 'Crear Recordatorio'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-6">
        <TextField
          label="Título"
          hint="Por ejemplo: tomar la pastilla."
          value={values.title}
          maxLength={120}
          error={sent && untitled ? 'Escribe el título.' : refused.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <WhenPicker wall={values.wall} now={now} onChange={(wall) => change({ wall })} />
        <Choices
          legend="Se repite"
          options={RECURRENCIES}
          value={values.recurrency}
          onChange={(recurrency) => change({ recurrency })}
        />
        <details open={values.weekdays.length + values.moreTimes.length > 0 || values.until !== ''}>
          <summary className="flex min-h-14 cursor-pointer items-center font-semibold underline">
            Más opciones
          </summary>
          <div className="pt-2">
            <MoreOptions values={values} error={refused.until} onChange={change} />
          </div>
        </details>
        <RulePreview userId={userId} values={values} now={now} />
        <Choices
          legend="Categoría"
          options={CATEGORIES}
          value={values.category}
          onChange={(category) => change({ category })}
        />
        <TextField
          label="Descripción"
          required={false}
          value={values.description}
          maxLength={500}
          error={refused.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        {reminder && (
          <Button className="justify-self-start" icon={<Trash2 aria-hidden />} onClick={onRemove}>
            Eliminar este recordatorio
          </Button>
        )}
        <FormError>{(sent && untitled && MISSING) || (save.error && failure)}</FormError>
      </form>
    </Dialog>
  );
}
