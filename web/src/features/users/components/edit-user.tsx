import type { FullProfile } from '@encina/contract/users';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { NOT_SAVED } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type Edited, editedOf } from '../edited.ts';
import { ContactFields } from './contact-fields.tsx';
import { EditDispute } from './edit-dispute.tsx';
import { type Refused, useEditForm } from './use-edit-form.ts';

interface EditUserProps {
  user: FullProfile;
  onClose: () => void;
  onSaved: () => void;
}

/** Changes what is written of a person; where somebody else has changed it meanwhile, both values are shown. */
export function EditUser({ user, ...rest }: EditUserProps) {
  const [before] = useState(user);
  const [refused, setRefused] = useState<{ mine: Edited; why: string }>();
  const onRefused: Refused = (mine, error) =>
    setRefused({ mine, why: sentenceOf(error, NOT_SAVED) });
  // With the refusal comes what stands there now.
  return refused ? (
    <EditDispute
      key={user.version}
      before={before}
      now={user}
      {...refused}
      {...rest}
      onRefused={onRefused}
    />
  ) : (
    <EditForm user={before} {...rest} onRefused={onRefused} />
  );
}

function EditForm({ user, onClose, onSaved, onRefused }: EditUserProps & { onRefused: Refused }) {
  const form = useEditForm({
    user,
    initial: editedOf(user),
    edited: (values) => values,
    onSaved,
    onRefused,
  });
  return (
    <FormDialog
      form={form}
      wide
      onClose={onClose}
      closeLabel="Volver al perfil"
      title={`Editar a ${user.name}`}
    >
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
