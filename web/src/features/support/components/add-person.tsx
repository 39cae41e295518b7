import { inviteBody } from '@encina/contract/support-access';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { storedMunicipalityId } from '../../../lib/storage.ts';
import { useForm } from '../../../lib/use-form.ts';
import type { Closing } from '../../../ui/closing.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useInvite } from '../access.queries.ts';
import type { Access } from '../access-words.ts';
import { AccessCode } from './access-code.tsx';

const FAILED = 'Error al crear persona de apoyo';
const INCOMPLETE = 'Por favor complete todos los campos';

/** Beside a field its own lack; the sentence for all of them stands once, above the button. */
const beside = <W extends { error: string | undefined }>(wiring: W): W =>
  wiring.error === INCOMPLETE ? { ...wiring, error: 'Falta este dato.' } : wiring;

/** "Agregar Apoyo": a relative or carer of one person, and the code with which she chooses her password. */
export function AddPerson({
  userId,
  userName,
  closeLabel,
  onClose,
  onCreated,
}: Closing<{
  userId: string;
  userName: string;
  closeLabel?: string | undefined;
  onCreated: (name: string, existed: boolean) => void;
}>) {
  const [access, setAccess] = useState<Access>();
  const form = useForm({
    initial: { name: '', email: '', relation: '' },
    body: (values) => values,
    schema: inviteBody,
    sending: useInvite(userId),
    refusal: (error) => sentenceOf(error, FAILED, FAILED),
    onSent: ({ person, access: code }) => {
      if (!code) return onCreated(person.name, true);
      setAccess({ ...person, code, municipalityId: storedMunicipalityId() ?? '' });
    },
  });
  if (access) return <AccessCode access={access} onClose={() => onCreated(access.name, false)} />;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      closeLabel={closeLabel}
      title="Agregar Apoyo"
      description={`Podrá escribir a ${userName}. Solo verá su actividad si ella o él lo permite.`}
      action="Crear"
      sendingWords="Creando..."
      cancels
      problem={form.wrong ?? form.refusal}
    >
      <TextField label="Nombre" {...beside(form.field('name'))} />
      <TextField
        label="Correo Electrónico"
        hint="Si ya es apoyo de otra persona del pueblo, se usará su cuenta."
        type="email"
        {...beside(form.field('email'))}
      />
      <TextField
        label="Qué es de la persona (si quieres)"
        hint="Por ejemplo: hija, vecino o cuidadora."
        {...form.field('relation')}
      />
    </FormDialog>
  );
}
