import type { BodyIn } from '@encina/contract/endpoint';
import { type FullProfile, type update, updateUserBody } from '@encina/contract/users';
import type { ReactNode } from 'react';
import { longDate } from '../../../lib/dates.ts';
import { useEditForm } from '../../../lib/use-edit-form.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { type EditFormProps, SharedEdit } from '../../../ui/shared-edit.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EDITED_NAMES, type Edited, type EditedName, editedOf, editOf } from '../edited.ts';
import { useKnownProfile, useUpdateUser } from '../profile.queries.ts';
import type { ProfileTask } from '../profile-task.ts';
import { ContactFields } from './contact-fields.tsx';

/** Changes what is written of a person; where somebody else has changed it meanwhile, both values are shown. */
export function EditUser({ user, onClose, onSaved }: ProfileTask) {
  const sending = useUpdateUser(user.id);
  return (
    <SharedEdit
      seen={user}
      known={useKnownProfile(user.id)}
      valuesOf={editedOf}
      edit={(seen) => ({
        body: (edited: Edited) => editOf(edited, seen),
        schema: updateUserBody,
        sending,
        onSaved,
      })}
      labels={EDITED_NAMES}
      shown={(edited, name) => valueShown(edited, name, user)}
      pictures={['photo']}
      Form={EditForm}
      onClose={onClose}
      closeLabel="Volver al perfil"
    />
  );
}

type UserFormProps = EditFormProps<FullProfile, Edited, BodyIn<typeof update>, FullProfile>;

function EditForm({ seen, edit, ...dialog }: UserFormProps) {
  const form = useEditForm({ ...edit, initial: editedOf(seen), edited: (values) => values });
  return (
    <FormDialog {...dialog} form={form} wide title={`Editar a ${seen.name}`}>
      <TextField label="Nombre completo" {...form.field('name')} />
      <PhotoPicker
        label="Foto (si quieres)"
        value={form.values.photo}
        onChange={(photo) => form.change({ photo })}
      />
      <ContactFields form={form} />
    </FormDialog>
  );
}

function valueShown(of: Edited, name: EditedName, { id }: FullProfile): ReactNode {
  if (name === 'photo') return <Avatar id={id} name={of.name} photo={of.photo} size="small" />;
  if (name !== 'birthDate' || of.birthDate === '') return of[name];
  // A day has no hour: at noon it is the same day everywhere in Spain.
  return longDate(`${of.birthDate}T12:00:00Z`, 'UTC');
}
