import { type FullProfile, updateUserBody } from '@encina/contract/users';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useUpdateUser } from '../profile.queries.ts';
import { ContactFields } from './contact-fields.tsx';

/** Changes what is written of a person. */
export function EditUser({
  user,
  onClose,
  onSaved,
}: {
  user: FullProfile;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { name, email, phone, birthDate, photo: known } = user;
  const form = useForm({
    initial: {
      name,
      email: email ?? '',
      phone: phone ?? '',
      birthDate: birthDate ?? '',
      photo: known,
    },
    // An address means the photo that is there already.
    body: ({ photo, ...rest }) => (photo === known ? rest : { ...rest, photo }),
    schema: updateUserBody,
    sending: useUpdateUser(user.id),
    onSent: onSaved,
  });
  return (
    <FormDialog
      form={form}
      wide
      onClose={onClose}
      closeLabel="Volver al perfil"
      title={`Editar a ${name}`}
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
