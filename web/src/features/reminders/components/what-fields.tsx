import type { Category } from '@encina/contract/reminders';
import type { RefObject } from 'react';
import { capital } from '../../../lib/capital.ts';
import type { Form } from '../../../lib/use-form.ts';
import { Choices } from '../../../ui/choices.tsx';
import { DictationButton } from '../../../ui/dictation-button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useDictation } from '../../../ui/use-dictation.ts';
import type { ReminderValues } from '../reminder-form.ts';
import { PICTOGRAMS } from './badge.tsx';

const LONGEST_TITLE = 120;
const CATEGORIES = (['Medicación', 'Salud', 'Actividad', 'Personal'] as const).map(
  (category) =>
    [
      category,
      <span key={category} className="flex items-center gap-3 [&_svg]:size-9">
        {PICTOGRAMS[category]}
        {category}
      </span>,
    ] as const,
);

/** What it is about, typed or said, and of which kind. */
export function WhatFields({
  form: { values, field, change },
  titleField,
}: {
  form: Pick<Form<ReminderValues>, 'values' | 'field' | 'change'>;
  titleField?: RefObject<HTMLInputElement | null>;
}) {
  return (
    <>
      <div className="grid gap-2">
        <TextField
          ref={titleField}
          label="Título"
          hint="Por ejemplo: tomar la pastilla."
          maxLength={LONGEST_TITLE}
          {...field('title')}
        />
        <DictateTitle onHeard={(title) => change({ title })} />
      </div>
      <Choices<Category>
        legend="Categoría"
        options={CATEGORIES}
        value={values.category}
        onChange={(category) => change({ category })}
      />
      <TextField label="Descripción" required={false} maxLength={500} {...field('description')} />
    </>
  );
}

/** Says the title in place of writing it. */
function DictateTitle({ onHeard }: { onHeard: (title: string) => void }) {
  const dictation = useDictation((heard) => onHeard(capital(heard).slice(0, LONGEST_TITLE)));
  return (
    <>
      <DictationButton
        dictation={dictation}
        words="Decirlo en voz alta"
        className="justify-self-start"
      />
      {dictation.problem && <FormError>{dictation.problem}</FormError>}
    </>
  );
}
