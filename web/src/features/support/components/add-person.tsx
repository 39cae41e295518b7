import { createPersonBody } from '@encina/contract/support';
import { sentenceOf } from '../../../lib/api-error.ts';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { NewPasswordField } from '../../../ui/new-password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCreatePerson } from '../persons.queries.ts';

const FAILED = 'Error al crear persona de apoyo';
const INCOMPLETE = 'Por favor complete todos los campos';

/** Beside a field its own lack; the sentence for all of them stands once, above the button. */
const beside = <W extends { error: string | undefined }>(wiring: W): W =>
  wiring.error === INCOMPLETE ? { ...wiring, error: 'Falta este dato.' } : wiring;

/** "Agregar Apoyo": a relative or carer of one person. */
export function AddPerson({
  userId,
  userName,
  closeLabel,
  onClose,
  onCreated,
}: {
  userId: string;
  userName: string;
  closeLabel?: string | undefined;
  onClose: () => void;
  onCreated: (name: string, existed: boolean) => void;
}) {
  const form = useForm({
    initial: { name: '', email: '', password: '' },
    body: (values) => values,
    schema: createPersonBody,
    sending: useCreatePerson(userId),
    refusal: (error) => sentenceOf(error, FAILED, FAILED),
    onSent: ({ name, existed }) => onCreated(name, existed),
  });
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
      <NewPasswordField {...beside(form.field('password'))} />
    </FormDialog>
  );
}
