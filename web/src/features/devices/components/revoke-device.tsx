import type { Device } from '@encina/contract/devices';
import { sentenceOf } from '../../../lib/api-error.ts';
import { longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useRevoke } from '../devices.queries.ts';

/** Takes a tablet out of use, after saying what that means: for one that was lost or given away. */
export function RevokeDevice({ device, onClose }: { device: Device; onClose: () => void }) {
  const revoke = useRevoke();
  const timeZone = useTimeZone();
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel="Volver a la lista"
      title="¿Dar de baja este dispositivo?"
      description={`${device.name}, dado de alta el ${longDate(device.createdAt, timeZone)}.`}
      actions={
        <>
          <Button className="min-h-16" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            variant="danger"
            busy={revoke.isPending && 'Un momento…'}
            onClick={() => revoke.mutate(device.id, { onSuccess: onClose })}
          >
            Dar de baja
          </Button>
        </>
      }
    >
      <p className="mb-4">
        Dejará de mostrar a las personas del municipio. Quien esté dentro saldrá al momento.
      </p>
      <FormError>
        {revoke.error && sentenceOf(revoke.error, 'No se pudo dar de baja. Inténtalo de nuevo.')}
      </FormError>
    </Dialog>
  );
}
