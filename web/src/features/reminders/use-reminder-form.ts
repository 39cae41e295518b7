import type { Reminder } from '@encina/contract/reminders';
import { useState } from 'react';
import { sentenceOf } from '../../lib/failure-words.ts';
import type { FieldErrors } from '../../lib/form.ts';
import { randomId } from '../../lib/random-id.ts';
import { useForm } from '../../lib/use-form.ts';
import { showKept } from '../../ui/show-kept.ts';
import { dismissError, showToast } from '../../ui/toast-store.ts';
import { FileNotKept, useSaveWithFiles } from './files/use-save-with-files.ts';
import { bodyOf, type ReminderValues } from './reminder-form.ts';

const WITHOUT_FILE = {
  photo: 'El recordatorio está guardado, pero la foto no.',
  voice: 'El recordatorio está guardado, pero la voz no.',
} as const;
const WAITS = 'Guardado en esta tableta';
const WITHOUT_FILES = 'La foto y la voz no se guardan sin conexión. Ponlas cuando vuelva.';
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
    body: (values) => ({
      body: bodyOf(values),
      key,
      files: { photo: values.photo, voice: values.voice },
    }),
    check: ({ title }): FieldErrors => (title.trim() === '' ? { title: 'Escribe el título.' } : {}),
    sending: useSaveWithFiles(userId, reminderId),
    refusal: (error) => wordsOf(error, said.failed),
    onSent: ({ reminder, waits, isStored, isWithoutFile }) => {
      if (isWithoutFile) showToast(WAITS, { kind: 'error', description: WITHOUT_FILES });
      else if (waits) showKept(isStored);
      else showToast(said.done);
      onSaved(reminder);
    },
    onChange: dismissError,
    onWrong: () => showToast('Campos requeridos', { kind: 'error', description: MISSING }),
    onRefused: (error) => showToast(wordsOf(error, said.failed), { kind: 'error' }),
  });
  return { form, problem: form.wrong ? MISSING : form.refusal };
}

const wordsOf = (error: unknown, failed: string): string =>
  error instanceof FileNotKept
    ? `${WITHOUT_FILE[error.kind]} ${sentenceOf(error.cause, 'Inténtalo de nuevo.')}`
    : failed;
