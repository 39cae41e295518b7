import type { BodyIn } from '@encina/contract/endpoint';
import type { LinkedPerson, SupportPerson } from '@encina/contract/support';
import { type updatePerson, updatePersonBody } from '@encina/contract/support-access';
import { type Edit, useEditForm, useSeenBefore } from '../../../lib/use-edit-form.ts';
import { EditDispute } from '../../../ui/edit-dispute.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useUpdatePerson } from '../access.queries.ts';
import { useKnownPerson } from '../persons.queries.ts';

const LABELS = { name: 'Nombre', email: 'Correo Electrónico' } as const;

const editedOf = ({ name, email }: LinkedPerson) => ({ name, email });
type Edited = ReturnType<typeof editedOf>;

interface EditPersonProps {
  /** Whom she supports. */
  userId: string;
  person: LinkedPerson;
  onClose: () => void;
  onSaved: () => void;
}

/** Corrects how a relative is called, and the email with which she comes in. */
export function EditPerson({ userId, person, onClose, onSaved }: EditPersonProps) {
  const sending = useUpdatePerson(person.id);
  const { before, refused, onRefused } = useSeenBefore<LinkedPerson, Edited>(
    person,
    useKnownPerson(userId, person.id),
  );
  const edit = ({ version }: LinkedPerson) => ({
    body: (edited: Edited) => ({ ...edited, version }),
    schema: updatePersonBody,
    sending,
    onSaved,
    onRefused,
  });
  const dialog = { onClose, closeLabel: 'Volver a la lista' };
  if (!refused) return <PersonForm person={before} edit={edit(before)} {...dialog} />;
  const { now, mine, why } = refused;
  return (
    <EditDispute
      key={now.version}
      versions={{ before: editedOf(before), now: editedOf(now), mine }}
      labels={LABELS}
      why={why}
      edit={edit(now)}
      {...dialog}
    />
  );
}

interface PersonFormProps {
  person: LinkedPerson;
  edit: Edit<Edited, BodyIn<typeof updatePerson>, SupportPerson>;
  onClose: () => void;
  closeLabel: string;
}

function PersonForm({ person, edit, ...dialog }: PersonFormProps) {
  const form = useEditForm({ ...edit, initial: editedOf(person), edited: (values) => values });
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={`Editar a ${person.name}`}
      description="Con este correo entra. Si lo cambias, el código que tenga deja de servir."
    >
      <TextField label={LABELS.name} {...form.field('name')} />
      <TextField label={LABELS.email} type="email" {...form.field('email')} />
    </FormDialog>
  );
}
