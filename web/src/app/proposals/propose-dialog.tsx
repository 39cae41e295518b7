import type { Reminder } from '@encina/contract/reminders';
import { useState } from 'react';
import { usePropose } from '../../features/proposals/proposals.queries.ts';
import { LastDay } from '../../features/reminders/components/more-options.tsx';
import { HowOften } from '../../features/reminders/components/repeat-fields.tsx';
import { WhatFields } from '../../features/reminders/components/what-fields.tsx';
import { WhenPicker } from '../../features/reminders/components/when-picker.tsx';
import {
  bodyOf,
  newValues,
  type ReminderValues,
  valuesOf,
} from '../../features/reminders/reminder-form.ts';
import { addDays, dayOf, type WallTime } from '../../features/reminders/wall-time.ts';
import { sentenceOf } from '../../lib/failure-words.ts';
import { firstName } from '../../lib/first-name.ts';
import type { FieldErrors } from '../../lib/form.ts';
import { randomId } from '../../lib/random-id.ts';
import { type Form, useForm } from '../../lib/use-form.ts';
import { Choices } from '../../ui/choices.tsx';
import type { Closing } from '../../ui/closing.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import type { SupportedUser } from '../supported-user.ts';
import { GivenFiles } from './given-files.tsx';

/** With what is asked of medicines besides: whether they end. */
interface Values extends ReminderValues {
  ends: 'unsaid' | 'never' | 'day';
}

const ENDS: readonly (readonly [Values['ends'], string])[] = [
  ['never', 'Sin final'],
  ['day', 'Hasta un día'],
];
const TOMORROW_AT_NINE = 'T09:00';

/** What a relative would like her to be reminded of: new, or a change of what she has. */
export function ProposeDialog({
  user,
  now,
  reminder,
  onClose,
  onSent,
}: Closing<{
  user: SupportedUser;
  now: WallTime;
  reminder?: Reminder;
  onSent: (state: string) => void;
}>) {
  const [key] = useState(randomId);
  const form = useForm({
    initial: (): Values => initialValues(now, reminder),
    body: ({ ends: _, ...values }) => {
      const body = bodyOf(values);
      const wish = reminder
        ? ({ kind: 'change', reminderId: reminder.id, ...body } as const)
        : ({ kind: 'new', ...body } as const);
      return {
        wish,
        key,
        files: { photo: values.photo ?? undefined, voice: values.voice ?? undefined },
      };
    },
    check,
    sending: usePropose(user.id),
    refusal: (error) => sentenceOf(error, 'No se ha enviado. Inténtalo otra vez.'),
    onSent: ({ state }) => onSent(state),
  });
  const { values, change } = form;
  return (
    <FormDialog
      form={form}
      wide
      hue="sky"
      onClose={onClose}
      title={reminder ? 'Proponer un cambio' : 'Proponer un recordatorio'}
      description={`Escribe lo que pone en la receta. ${firstName(user.name)} dirá sí o no.`}
      action="Enviar propuesta"
      sendingWords="Enviando…"
      problem={form.wrong ?? form.refusal}
    >
      <WhatFields form={form} />
      <WhenPicker wall={values.wall} onChange={(wall) => change({ wall })} />
      <HowOften form={form} endsElsewhere={asksForEnd(values)} files={<GivenFiles form={form} />} />
      {asksForEnd(values) && <EndFields form={form} />}
    </FormDialog>
  );
}

/** Until when it goes on: said, or that it has no end. */
function EndFields({
  form: { values, errors, wrong, change },
}: {
  form: Pick<Form<Values>, 'values' | 'errors' | 'wrong' | 'change'>;
}) {
  // The last field: what is said above the button stands right under it.
  const problem = errors.ends === wrong ? undefined : errors.ends;
  return (
    <div className="grid gap-2">
      <Choices
        legend="¿Hasta cuándo?"
        options={ENDS}
        value={values.ends}
        onChange={(ends) => change({ ends, ...(ends === 'never' ? { until: '' } : {}) })}
      />
      <FormError>{problem}</FormError>
      {values.ends === 'day' && (
        <LastDay required values={values} error={errors.until} onChange={change} />
      )}
    </div>
  );
}

const asksForEnd = ({ category, recurrency }: Values): boolean =>
  category === 'Medicación' && recurrency !== 'none';

function initialValues(now: WallTime, reminder: Reminder | undefined): Values {
  if (!reminder) return { ...newValues(now), wall: tomorrow(now), ends: 'unsaid' };
  return { ...valuesOf(reminder), ends: reminder.until ? 'day' : 'unsaid' };
}

/** Whoever proposes is seldom there in an hour. */
const tomorrow = (now: WallTime): WallTime => addDays(dayOf(now) + TOMORROW_AT_NINE, 1);

function check(values: Values): FieldErrors {
  const errors: Record<string, string> = {};
  if (values.title.trim() === '') errors.title = 'Escribe el título.';
  if (asksForEnd(values) && values.ends === 'unsaid') {
    errors.ends = 'Di hasta cuándo, o que no tiene final.';
  }
  if (asksForEnd(values) && values.ends === 'day' && values.until === '') {
    errors.until = 'Escribe el último día.';
  }
  return errors;
}
