import { type FullProfile, updateUserBody } from '@encina/contract/users';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { fieldErrors, refusedFields } from '../../../lib/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
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
  const formId = useId();
  const [values, setValues] = useState({
    name: user.name,
    email: user.email ?? '',
    phone: user.phone ?? '',
    birthDate: user.birthDate ?? '',
  });
  const [photo, setPhoto] = useState(user.photo);
  const update = useUpdateUser(user.id);
  const found = fieldErrors(updateUserBody, values);
  const errors = { ...refusedFields(update.error), ...found };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(found).length > 0) return;
    // An address means the photo that is there already.
    const change = photo === user.photo ? values : { ...values, photo };
    update.mutate(change, { onSuccess: onSaved });
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      closeLabel="Volver al perfil"
      title={`Editar a ${user.name}`}
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          busy={update.isPending && 'Guardando…'}
        >
          Guardar
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-6">
        <TextField
          label="Nombre completo"
          autoComplete="off"
          value={values.name}
          error={errors.name}
          onChange={(event) => setValues({ ...values, name: event.target.value })}
        />
        <PhotoPicker label="Foto (si quieres)" value={photo} onChange={setPhoto} />
        <ContactFields
          values={values}
          errors={errors}
          onChange={(change) => setValues({ ...values, ...change })}
        />
        <FormError>
          {update.error && sentenceOf(update.error, 'No se pudo guardar. Inténtalo de nuevo.')}
        </FormError>
      </form>
    </Dialog>
  );
}
