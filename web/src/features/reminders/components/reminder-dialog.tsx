import type { Reminder } from '@encina/contract/reminders';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FieldErrors } from '../../../lib/form.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { dismissError, showToast } from '../../../ui/toast-store.ts';
import { bodyOf, newValues, valuesOf } from '../reminder-form.ts';
import { useSaveReminder } from '../reminders.queries.ts';
import type { WallTime } from '../wall-time.ts';
import { ReminderFields } from './reminder-fields.tsx';

const MISSING = 'Por favor completa el título y la fecha/hora.';
/** What is said of one that is new, and of one that is there. */
const NEW = {
  title: 'Nuevo Recordatorio',
  action: 'Crear Recordatorio',
  done: 'Recordatorio creado',
  failed: 'No se pudo crear el recordatorio. Inténtalo de nuevo.',
};
const KNOWN = {
  title: 'Cambiar Recordatorio',
  action: 'Guardar',
  done: 'Recordatorio guardado',
  failed: 'No se pudo guardar el recordatorio. Inténtalo de nuevo.',
};

/** "Nuevo Recordatorio", or the same dialog for one that is there. */
export function ReminderDialog({
  userId,
  now,
  reminder,
  onClose,
  onSaved,
  onRemove,
}: {
  userId: string;
  now: WallTime;
  reminder?: Reminder | undefined;
  onClose: () => void;
  onSaved: (reminder: Reminder) => void;
  onRemove: () => void;
}) {
  const said = reminder ? KNOWN : NEW;
  const [key] = useState(randomId);
  const form = useForm({
    initial: () => (reminder ? valuesOf(reminder) : newValues(now)),
    body: (values) => ({ body: bodyOf(values), key }),
    check: ({ title }): FieldErrors => (title.trim() === '' ? { title: 'Escribe el título.' } : {}),
    sending: useSaveReminder(userId, reminder?.id),
    refusal: () => said.failed,
    onSent: (saved) => {
      showToast(said.done);
      onClose();
      onSaved(saved);
    },
    onChange: dismissError,
    onWrong: () => showToast('Campos requeridos', { kind: 'error', description: MISSING }),
    onRefused: () => showToast(said.failed, { kind: 'error' }),
  });
  return (
    <FormDialog
      form={form}
      wide
      hue="clay"
      onClose={onClose}
      title={said.title}
      action={said.action}
      sendingWords="Guardando…"
      cancels
      problem={form.wrong ? MISSING : form.refusal}
    >
      <ReminderFields userId={userId} form={form} now={now} />
      {reminder && (
        <Button className="justify-self-start" icon={<Trash2 aria-hidden />} onClick={onRemove}>
          Eliminar este recordatorio
        </Button>
      )}
    </FormDialog>
  );
}
