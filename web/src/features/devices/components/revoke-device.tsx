import type { Device } from '@encina/contract/devices';
import { longDate } from '../../../lib/dates.ts';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import type { Closing } from '../../../ui/closing.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useRevoke } from '../devices.queries.ts';

const FAILED = 'No se pudo dar de baja. Inténtalo de nuevo.';

/** Takes a tablet out of use, after saying what that means: for one that was lost or given away. */
export function RevokeDevice({ device, onClose }: Closing<{ device: Device }>) {
  const revoke = useRevoke();
  const timeZone = useTimeZone();
  return (
    <ConfirmDialog
      onClose={onClose}
      closeLabel="Volver a la lista"
      title="¿Dar de baja este dispositivo?"
      description={`${device.name}, dado de alta el ${longDate(device.createdAt, timeZone)}.`}
      action="Dar de baja"
      busy={[revoke.isPending, 'Un momento…']}
      problem={revoke.error && sentenceOf(revoke.error, FAILED)}
      onConfirm={() => revoke.mutate(device.id, { onSuccess: onClose })}
    >
      <p>Dejará de mostrar a las personas del municipio. Quien esté dentro saldrá al momento.</p>
    </ConfirmDialog>
  );
}
