import type { FullProfile } from '@encina/contract/users';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { NOT_SAVED } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type Edited, editedOf } from '../edited.ts';
import { useKnownProfile } from '../profile.queries.ts';
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
  const known = useKnownProfile(user.id);
  const [refused, setRefused] = useState<{ mine: Edited; now: FullProfile; why: string }>();
  const onRefused: Refused = (mine, error) =>
    setRefused({ mine, now: known() ?? user, why: sentenceOf(error, NOT_SAVED) });
  return refused ? (
    // Anew with each refusal, and not with what is saved: who is taken away while saving hears of no end.
    <EditDispute
      key={refused.now.version}
      before={before}
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
