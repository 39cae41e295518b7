import type { Device } from '@encina/contract/devices';
import { TabletSmartphone } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { daysAgo, longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { RowList, RowName } from '../../../ui/row-list.tsx';
import { useDevices } from '../devices.queries.ts';
import { DeviceCode } from './device-code.tsx';
import { RevokeDevice } from './revoke-device.tsx';

/** "Dispositivos": the tablets that may show the town's people, and the way to add or take one. */
export function DevicesDialog({ onClose }: { onClose: () => void }) {
  const devices = useDevices();
  const [task, setTask] = useState<'code' | Device>();
  const back = () => setTask(undefined);
  if (task === 'code') return <DeviceCode onClose={back} />;
  if (task) return <RevokeDevice device={task} onClose={back} />;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Dispositivos"
      description="En ellos se puede elegir a las personas del municipio."
      actions={
        <Button
          variant="primary"
          icon={<TabletSmartphone aria-hidden />}
          onClick={() => setTask('code')}
        >
          Dar de alta un dispositivo
        </Button>
      }
    >
      <Loaded
        query={devices}
        shape="h-20"
        problem={sentenceOf(devices.error, 'No se pudieron cargar los datos.')}
      >
        {(all) => (
          <RowList items={all}>
            {(device) => <DeviceRow device={device} onRevoke={() => setTask(device)} />}
          </RowList>
        )}
      </Loaded>
    </Dialog>
  );
}

function DeviceRow({ device, onRevoke }: { device: Device; onRevoke: () => void }) {
  const { name, lastSeenAt, createdAt } = device;
  const timeZone = useTimeZone();
  return (
    <>
      <RowName name={name}>
        Última vez: {daysAgo(lastSeenAt, Date.now(), timeZone)}. Alta:{' '}
        {longDate(createdAt, timeZone)}
      </RowName>
      <Button size="small" aria-label={`Dar de baja: ${name}`} onClick={onRevoke}>
        Dar de baja
      </Button>
    </>
  );
}
