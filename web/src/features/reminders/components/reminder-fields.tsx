import type { Category, Recurrency } from '@encina/contract/reminders';
import type { Form } from '../../../lib/use-form.ts';
import { Choices } from '../../../ui/choices.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ReminderValues } from '../reminder-form.ts';
import { RECURRENCY_WORDS } from '../rule-words.ts';
import type { WallTime } from '../wall-time.ts';
import { MoreOptions } from './more-options.tsx';
import { RulePreview } from './rule-preview.tsx';
import { WhenPicker } from './when-picker.tsx';

const CATEGORIES = (['Salud', 'Medicación', 'Actividad', 'Personal'] as const).map(
  (category): [Category, string] => [category, category],
);
const RECURRENCIES = (['none', 'daily', 'weekly', 'monthly'] as const).map(
  (it): [Recurrency, string] => [it, it === 'none' ? 'No se repite' : RECURRENCY_WORDS[it]],
);

interface ReminderFieldsProps {
  userId: string;
  form: Pick<Form<ReminderValues>, 'values' | 'errors' | 'field' | 'change'>;
  now: WallTime;
}

/** What, when, how often and of which kind. */
export function ReminderFields({ userId, form, now }: ReminderFieldsProps) {
  const { values, errors, field, change } = form;
  return (
    <>
      <TextField
        label="Título"
        hint="Por ejemplo: tomar la pastilla."
        maxLength={120}
        {...field('title')}
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
          <MoreOptions values={values} error={errors.until} onChange={change} />
        </div>
      </details>
      <RulePreview userId={userId} values={values} now={now} />
      <Choices
        legend="Categoría"
        options={CATEGORIES}
        value={values.category}
        onChange={(category) => change({ category })}
      />
      <TextField label="Descripción" required={false} maxLength={500} {...field('description')} />
    </>
  );
}
