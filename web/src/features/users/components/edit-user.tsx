import type { BodyIn } from '@encina/contract/endpoint';
import { type FullProfile, type update, updateUserBody } from '@encina/contract/users';
import type { ReactNode } from 'react';
import { longDate } from '../../../lib/dates.ts';
import { withNewPictures } from '../../../lib/edit-dispute.ts';
import { type Edit, useEditForm, useSeenBefore } from '../../../lib/use-edit-form.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { EditDispute } from '../../../ui/edit-dispute.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EDITED_NAMES, type Edited, type EditedName, editedOf, editOf } from '../edited.ts';
import { useKnownProfile, useUpdateUser } from '../profile.queries.ts';
import { ContactFields } from './contact-fields.tsx';

interface EditUserProps {
  user: FullProfile;
  onClose: () => void;
  onSaved: () => void;
}

/** Changes what is written of a person; where somebody else has changed it meanwhile, both values are shown. */
export function EditUser({ user, onClose, onSaved }: EditUserProps) {
  const sending = useUpdateUser(user.id);
  const { before, refused, onRefused } = useSeenBefore<FullProfile, Edited>(
    user,
    useKnownProfile(user.id),
  );
  const edit = (seen: FullProfile) => ({
    body: (edited: Edited) => editOf(edited, seen),
    schema: updateUserBody,
    sending,
    onSaved,
    onRefused,
  });
  const dialog = { onClose, closeLabel: 'Volver al perfil' };
  if (!refused) return <EditForm user={before} edit={edit(before)} {...dialog} />;
  const { now, mine, why } = refused;
  return (
    <EditDispute
      // Anew with each refusal, and not with what is saved: who is taken away while saving hears of no end.
      key={now.version}
      versions={withNewPictures({ before: editedOf(before), now: editedOf(now), mine }, ['photo'])}
      labels={EDITED_NAMES}
      shown={(edited, name) => valueShown(edited, name, user)}
      why={why}
      edit={edit(now)}
      {...dialog}
    />
  );
}

interface EditFormProps {
  user: FullProfile;
  edit: Edit<Edited, BodyIn<typeof update>, FullProfile>;
  onClose: () => void;
  closeLabel: string;
}

function EditForm({ user, edit, ...dialog }: EditFormProps) {
  const form = useEditForm({ ...edit, initial: editedOf(user), edited: (values) => values });
  return (
    <FormDialog {...dialog} form={form} wide title={`Editar a ${user.name}`}>
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
