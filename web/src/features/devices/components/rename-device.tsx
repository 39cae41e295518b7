import { type Device, renameBody } from '@encina/contract/devices';
import { useForm } from '../../../lib/use-form.ts';
import type { Closing } from '../../../ui/closing.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useRename } from '../devices.queries.ts';

export const EXAMPLE = 'Por ejemplo: Tableta de la biblioteca.';

/** Gives a tablet the name by which the town hall knows it. */
export function RenameDevice({ device, onClose }: Closing<{ device: Device }>) {
  const form = useForm({
    initial: { name: device.name },
    body: (values) => values,
    schema: renameBody,
    sending: useRename(device.id),
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      closeLabel="Volver a la lista"
      title="Cambiar el nombre"
      description={`${device.kind}.`}
    >
      <TextField label="Nombre de la tableta" hint={EXAMPLE} {...form.field('name')} />
    </FormDialog>
  );
}
