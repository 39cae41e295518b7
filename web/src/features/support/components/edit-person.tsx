import type { BodyIn } from '@encina/contract/endpoint';
import type { LinkedPerson, SupportPerson } from '@encina/contract/support';
import { type updatePerson, updatePersonBody } from '@encina/contract/support-access';
import { useEditForm } from '../../../lib/use-edit-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { type EditFormProps, SharedEdit } from '../../../ui/shared-edit.tsx';
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
  return (
    <SharedEdit
      seen={person}
      known={useKnownPerson(userId, person.id)}
      valuesOf={editedOf}
      edit={({ version }) => ({
        body: (edited: Edited): BodyIn<typeof updatePerson> => ({ ...edited, version }),
        schema: updatePersonBody,
        sending,
        onSaved,
      })}
      labels={LABELS}
      Form={PersonForm}
      onClose={onClose}
      closeLabel="Volver a la lista"
    />
  );
}

type PersonFormProps = EditFormProps<
  LinkedPerson,
  Edited,
  BodyIn<typeof updatePerson>,
  SupportPerson
>;

function PersonForm({ seen, edit, ...dialog }: PersonFormProps) {
  const form = useEditForm({ ...edit, initial: editedOf(seen), edited: (values) => values });
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={`Editar a ${seen.name}`}
      description="Con este correo entra. Si lo cambias, el código que tenga deja de servir."
    >
      <TextField label={LABELS.name} {...form.field('name')} />
      <TextField label={LABELS.email} type="email" {...form.field('email')} />
    </FormDialog>
  );
}
