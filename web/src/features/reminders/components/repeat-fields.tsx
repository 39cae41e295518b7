import type { Recurrency } from '@encina/contract/reminders';
import type { ReactNode } from 'react';
import type { Form } from '../../../lib/use-form.ts';
import { Choices } from '../../../ui/choices.tsx';
import { FileFields } from '../files/file-fields.tsx';
import { useFilesOf } from '../files/files.queries.ts';
import type { ReminderValues } from '../reminder-form.ts';
import { RECURRENCY_WORDS } from '../rule-words.ts';
import type { WallTime } from '../wall-time.ts';
import { MoreOptions } from './more-options.tsx';
import { RulePreview } from './rule-preview.tsx';

const RECURRENCIES = (['none', 'daily', 'weekly', 'monthly'] as const).map(
  (it): [Recurrency, string] => [it, it === 'none' ? 'No se repite' : RECURRENCY_WORDS[it]],
);

type RepeatForm = Pick<Form<ReminderValues>, 'values' | 'errors' | 'change'>;

/** How often, what goes with it, and what will happen in words. */
export function RepeatFields({
  userId,
  reminderId,
  form,
  now,
}: {
  userId: string;
  /** The one that is changed; none where it is new. */
  reminderId?: string;
  form: RepeatForm;
  now: WallTime;
}) {
  const isKept = Object.keys(useFilesOf(userId, reminderId)).length > 0;
  return (
    <>
      <HowOften
        form={form}
        opens={isKept}
        files={<FileFields userId={userId} reminderId={reminderId} form={form} />}
      />
      <RulePreview userId={userId} values={form.values} now={now} />
    </>
  );
}

/** How often, for whomever it is written down. */
export function HowOften({
  form: { values, errors, change },
  opens = false,
  endsElsewhere = false,
  files,
}: {
  form: RepeatForm;
  /** There is more to be seen than what was chosen here. */
  opens?: boolean;
  /** Its last day is asked outside. */
  endsElsewhere?: boolean;
  /** What goes with it. */
  files?: ReactNode;
}) {
  const isOpen =
    values.weekdays.length + values.moreTimes.length > 0 || (values.until !== '' && !endsElsewhere);
  return (
    <>
      <Choices
        legend="Se repite"
        options={RECURRENCIES}
        value={values.recurrency}
        onChange={(recurrency) => change({ recurrency })}
      />
      <details open={isOpen || opens}>
        <summary className="flex min-h-14 cursor-pointer items-center font-semibold underline">
          Más opciones
        </summary>
        <div className="grid gap-5 pt-2">
          {files}
          <MoreOptions
            values={values}
            error={errors.until}
            endsElsewhere={endsElsewhere}
            onChange={change}
          />
        </div>
      </details>
    </>
  );
}
