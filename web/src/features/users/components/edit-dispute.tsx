import type { FullProfile } from '@encina/contract/users';
import type { ReactNode } from 'react';
import { longDate } from '../../../lib/dates.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import {
  disputed,
  EDITED_NAMES,
  type Edited,
  type EditedName,
  editedOf,
  settled,
} from '../edited.ts';
import { type Refused, useEditForm } from './use-edit-form.ts';

type Choice = 'mine' | 'theirs';

interface EditDisputeProps {
  /** The person as she was when the form opened, and as she is now. */
  before: FullProfile;
  now: FullProfile;
  /** What is written in the form. */
  mine: Edited;
  /** Who has changed her. */
  why: string;
  onClose: () => void;
  onSaved: () => void;
  onRefused: Refused;
}

/** Somebody else has changed the person meanwhile: both values of each field, and which of them stays. */
export function EditDispute({ before, now, mine, why, ...rest }: EditDisputeProps) {
  const all = { before: editedOf(before), now: editedOf(now), mine };
  const names = disputed(all.before, all.now, mine);
  const form = useEditForm({
    user: now,
    // Whoever has written something meant it; of what she has not touched she only hears.
    initial: Object.fromEntries(
      names.map((name) => [name, mine[name] === all.before[name] ? 'theirs' : 'mine']),
    ) as Partial<Record<EditedName, Choice>>,
    edited: (choices) => settled(all, choices),
    onSaved: rest.onSaved,
    onRefused: rest.onRefused,
  });
  return (
    <FormDialog
      form={form}
      wide
      holdsWork
      onClose={rest.onClose}
      closeLabel="Volver al perfil"
      title="Alguien más ha cambiado estos datos"
      description={`${why} Elige qué se queda en cada dato.`}
      action="Guardar"
      sendingWords="Guardando…"
    >
      {names.map((name) => (
        <Choices<Choice>
          key={name}
          legend={EDITED_NAMES[name]}
          value={form.values[name] ?? 'theirs'}
          onChange={(choice) => form.change({ [name]: choice })}
          options={[
            [
              'mine',
              <Value key="mine" of={mine} name={name} user={now} title="En tu formulario" />,
            ],
            [
              'theirs',
              <Value key="theirs" of={all.now} name={name} user={now} title="Ahora pone" />,
            ],
          ]}
        />
      ))}
    </FormDialog>
  );
}

function Value({
  of,
  name,
  user,
  title,
}: {
  of: Edited;
  name: EditedName;
  user: FullProfile;
  title: string;
}) {
  return (
    <span className="min-w-0 py-2 wrap-anywhere">
      <span className="block text-base font-normal">{title}</span>
      {valueShown(of, name, user)}
    </span>
  );
}

function valueShown(of: Edited, name: EditedName, { id }: FullProfile): ReactNode {
  if (name === 'photo') return <Avatar id={id} name={of.name} photo={of.photo} size="small" />;
  if (of[name] === '') return 'Sin indicar';
  // A day has no hour: at noon it is the same day everywhere in Spain.
  return name === 'birthDate' ? longDate(`${of.birthDate}T12:00:00Z`, 'UTC') : of[name];
}
