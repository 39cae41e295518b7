import { useForm } from '../../../lib/use-form.ts';
import type { Closing } from '../../../ui/closing.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCreateCode } from '../devices.queries.ts';
import { DeviceCode } from './device-code.tsx';
import { EXAMPLE } from './rename-device.tsx';

/** A tablet that comes: how it will be called, then the code that enrols it. */
export function NewDevice({ onClose }: Closing) {
  const codes = useCreateCode();
  const form = useForm({
    initial: { name: '' },
    body: (values) => values,
    sending: codes,
    refusal: 'No se pudo crear el código.',
    onSent: () => undefined,
  });
  if (codes.data) {
    return (
      <DeviceCode
        code={codes.data}
        busy={codes.isPending}
        onAnother={() => codes.mutate(form.body)}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      closeLabel="Volver a la lista"
      title="Dar de alta un dispositivo"
      description="Con un nombre se distingue de las demás, también si se pierde."
      action="Crear el código"
      sendingWords="Un momento…"
    >
      <TextField
        label="Nombre de la tableta"
        required={false}
        hint={EXAMPLE}
        {...form.field('name')}
      />
    </FormDialog>
  );
}
