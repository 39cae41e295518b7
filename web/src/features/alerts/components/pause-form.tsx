import { localDay } from '../../../lib/dates.ts';
import type { FieldErrors } from '../../../lib/form.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type AlertTaskProps, bodyOf } from '../alert-settings-body.ts';
import { useSaveAlertSettings } from '../alerts.queries.ts';

/** Until which day nobody is told. */
export function PauseForm({ userId, settings, onClose, onSaved }: AlertTaskProps) {
  const today = localDay(new Date(), useTimeZone());
  const form = useForm({
    initial: { until: '' },
    body: ({ until }) => bodyOf(settings, { pausedUntil: until }),
    check: ({ until }): FieldErrors =>
      until < today ? { until: 'Elige el último día de la pausa.' } : {},
    sending: useSaveAlertSettings(userId),
    onSent: onSaved,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Pausa de vacaciones"
      description="Hasta ese día, incluido, no se avisa a nadie. Después se vuelve a avisar."
      action="Hacer la pausa"
    >
      <TextField
        label="Último día de la pausa"
        type="date"
        required
        {...form.field('until')}
        min={today}
      />
    </FormDialog>
  );
}
