import type { Reminder } from '@encina/contract/reminders';
import { useState } from 'react';
import type { FieldErrors } from '../../lib/form.ts';
import { randomId } from '../../lib/random-id.ts';
import { useForm } from '../../lib/use-form.ts';
import { dismissError, showToast } from '../../ui/toast-store.ts';
import { bodyOf, type ReminderValues } from './reminder-form.ts';
import { useSaveReminder } from './reminders.queries.ts';

const MISSING = 'Por favor completa el título y la fecha/hora.';

interface ReminderFormOptions {
  userId: string;
  /** The one that is changed; none where it is new. */
  reminderId?: string;
  initial: () => ReminderValues;
  /** What is said once it is kept, and when it could not be. */
  said: { readonly done: string; readonly failed: string };
  onSaved: (reminder: Reminder) => void;
}

/** A reminder that is being written: its values, what is wrong with them, and its way to the server. */
export function useReminderForm({
  userId,
  reminderId,
  initial,
  said,
  onSaved,
}: ReminderFormOptions) {
  const [key] = useState(randomId);
  const form = useForm({
    initial,
    body: (values) => ({ body: bodyOf(values), key }),
    check: ({ title }): FieldErrors => (title.trim() === '' ? { title: 'Escribe el título.' } : {}),
    sending: useSaveReminder(userId, reminderId),
    refusal: () => said.failed,
    onSent: (saved) => {
      showToast(said.done);
      onSaved(saved);
    },
    onChange: dismissError,
    onWrong: () => showToast('Campos requeridos', { kind: 'error', description: MISSING }),
    onRefused: () => showToast(said.failed, { kind: 'error' }),
  });
  return { form, problem: form.wrong ? MISSING : form.refusal };
}
