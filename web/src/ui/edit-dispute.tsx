import type { ReactNode } from 'react';
import {
  type Choice,
  type ChoiceOf,
  disputed,
  firstChoices,
  settled,
  type Versions,
} from '../lib/edit-dispute.ts';
import { type Edit, useEditForm } from '../lib/use-edit-form.ts';
import { Choices } from './choices.tsx';
import { FormDialog } from './form-dialog.tsx';

interface EditDisputeProps<Edited extends object, Body, Answer> {
  versions: Versions<Edited>;
  /** What each value is called. */
  labels: Readonly<Record<keyof Edited & string, string>>;
  /** A value as people read it; a text stands as it is. */
  shown?: (edited: Edited, name: keyof Edited & string) => ReactNode;
  /** Who was quicker. */
  why: string;
  edit: Edit<Edited, Body, Answer>;
  closeLabel?: string;
  onClose: () => void;
}

/** Somebody else has changed the same meanwhile: both values of each field, and which of them stays. */
export function EditDispute<Edited extends object, Body, Answer>({
  versions,
  labels,
  shown = (edited, name) => String(edited[name] ?? ''),
  why,
  edit,
  ...dialog
}: EditDisputeProps<Edited, Body, Answer>) {
  const form = useEditForm({
    ...edit,
    initial: firstChoices(versions),
    edited: (choices) => settled(versions, choices),
  });
  const value = (title: string, edited: Edited, name: keyof Edited & string) => (
    <span className="min-w-0 py-2 wrap-anywhere">
      <span className="block text-base font-normal">{title}</span>
      {shown(edited, name) || 'Sin indicar'}
    </span>
  );
  return (
    <FormDialog
      {...dialog}
      form={form}
      wide
      holdsWork
      title="Alguien más ha cambiado estos datos"
      description={`${why} Elige qué se queda en cada dato.`}
    >
      {disputed(versions).map((name) => (
        <Choices<Choice>
          key={name}
          legend={labels[name]}
          value={form.values[name] ?? 'theirs'}
          onChange={(choice) => form.change({ [name]: choice } as ChoiceOf<Edited>)}
          options={[
            ['mine', value('En tu formulario', versions.mine, name)],
            ['theirs', value('Ahora pone', versions.now, name)],
          ]}
        />
      ))}
    </FormDialog>
  );
}
