import type { Memory } from '@encina/contract/media';
import { useForm } from '../../../lib/use-form.ts';
import type { Closing } from '../../../ui/closing.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useChangeMemory } from '../media.queries.ts';
import { isWhen, WhenField, WRONG_YEAR } from './when-field.tsx';

/** What stands in the field of when it was: nothing where only the day of its keeping is known. */
function whenOf({ day, dayKnown }: Memory): string {
  if (dayKnown === 'no') return '';
  return dayKnown === 'year' ? day.slice(0, 4) : day;
}

/** Title and day of a memory, put right. */
export function EditMemory({ memory, onClose }: Closing<{ memory: Memory }>) {
  const form = useForm({
    initial: { title: memory.title, when: whenOf(memory) },
    body: ({ title, when }) => ({ title: title.trim(), ...(when && { day: when }) }),
    check: ({ when }): { when?: string } => (isWhen(when) ? {} : { when: WRONG_YEAR }),
    sending: useChangeMemory(memory.id),
    onSent: () => {
      showToast('Recuerdo guardado');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      hue="plum"
      cancels
      sendingWords="Guardando..."
      title="Título y fecha"
      onClose={onClose}
    >
      <TextField label="Título" required={false} maxLength={120} {...form.field('title')} />
      <WhenField
        value={form.values.when}
        error={form.errors.when}
        onChange={(when) => form.change({ when })}
      />
    </FormDialog>
  );
}
