import type { Device } from '@encina/contract/devices';
import { TabletSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { RowList } from '../../../ui/row-list.tsx';
import { useDevices } from '../devices.queries.ts';
import { DeviceRow, type DeviceTask } from './device-row.tsx';
import { NewDevice } from './new-device.tsx';
import { RenameDevice } from './rename-device.tsx';
import { RevokeDevice } from './revoke-device.tsx';
import { TieDevice } from './tie-device.tsx';

type Task = { kind: 'new' } | { kind: DeviceTask; device: Device };

/** "Dispositivos": the tablets that may show the town's people, and the way to add or take one. */
export function DevicesDialog({ onClose }: Closing) {
  const devices = useDevices();
  const [task, setTask] = useState<Task>();
  const back = () => {
    setTask(undefined);
    // A tablet may have come meanwhile.
    void devices.refetch();
  };
  if (task?.kind === 'new') return <NewDevice onClose={back} />;
  if (task?.kind === 'rename') return <RenameDevice device={task.device} onClose={back} />;
  if (task?.kind === 'tie') return <TieDevice device={task.device} onClose={back} />;
  if (task) return <RevokeDevice device={task.device} onClose={back} />;
  return (
    <Dialog
      wide
      onClose={onClose}
      title="Dispositivos"
      description="En ellos se puede elegir a las personas del municipio."
      actions={
        <Button variant="primary" icon={TabletSmartphone} onClick={() => setTask({ kind: 'new' })}>
          Dar de alta un dispositivo
        </Button>
      }
    >
      <Loaded query={devices} shape="h-20">
        {(all) => (
          <RowList items={all}>
            {(device) => <DeviceRow device={device} onTask={(kind) => setTask({ kind, device })} />}
          </RowList>
        )}
      </Loaded>
    </Dialog>
  );
}
