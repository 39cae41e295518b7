import type { Reminder } from '@encina/contract/reminders';
import { Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { valuesOf } from '../reminder-form.ts';
import { useReminderForm } from '../use-reminder-form.ts';
import type { WallTime } from '../wall-time.ts';
import { RepeatFields } from './repeat-fields.tsx';
import { WhatFields } from './what-fields.tsx';
import { WhenPicker } from './when-picker.tsx';

const SAID = {
  done: 'Recordatorio guardado',
  failed: 'No se pudo guardar el recordatorio. Inténtalo de nuevo.',
};

/** Everything about one that is there, on one page: whoever changes one thing passes by nothing else. */
export function ChangeReminder({
  userId,
  now,
  reminder,
  onClose,
  onSaved,
  onRemove,
}: Closing<{
  userId: string;
  now: WallTime;
  reminder: Reminder;
  onSaved: (reminder: Reminder) => void;
  onRemove: () => void;
}>) {
  const { form, problem } = useReminderForm({
    userId,
    reminderId: reminder.id,
    initial: () => valuesOf(reminder),
    said: SAID,
    onSaved,
  });
  return (
    <FormDialog
      form={form}
      wide
      hue="clay"
      onClose={onClose}
      title="Cambiar Recordatorio"
      cancels
      problem={problem}
    >
      <WhatFields form={form} />
      <WhenPicker wall={form.values.wall} onChange={(wall) => form.change({ wall })} />
      <RepeatFields userId={userId} reminderId={reminder.id} form={form} now={now} />
      <Button className="justify-self-start" icon={Trash2} onClick={onRemove}>
        Eliminar este recordatorio
      </Button>
    </FormDialog>
  );
}
