import type { Recurrency } from '@encina/contract/reminders';
import type { Form } from '../../../lib/use-form.ts';
import { Choices } from '../../../ui/choices.tsx';
import type { ReminderValues } from '../reminder-form.ts';
import { RECURRENCY_WORDS } from '../rule-words.ts';
import type { WallTime } from '../wall-time.ts';
import { MoreOptions } from './more-options.tsx';
import { RulePreview } from './rule-preview.tsx';

const RECURRENCIES = (['none', 'daily', 'weekly', 'monthly'] as const).map(
  (it): [Recurrency, string] => [it, it === 'none' ? 'No se repite' : RECURRENCY_WORDS[it]],
);

/** How often, and what will happen in words. */
export function RepeatFields({
  userId,
  form: { values, errors, change },
  now,
}: {
  userId: string;
  form: Pick<Form<ReminderValues>, 'values' | 'errors' | 'change'>;
  now: WallTime;
}) {
  return (
    <>
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
    </>
  );
}
