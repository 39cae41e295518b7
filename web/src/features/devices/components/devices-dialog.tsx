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
import { TieDevice } from './tie-device.tsx';

type Task = { kind: 'code' } | { kind: 'tie' | 'revoke'; device: Device };

/** "Dispositivos": the tablets that may show the town's people, and the way to add or take one. */
export function DevicesDialog({ onClose }: { onClose: () => void }) {
  const devices = useDevices();
  const [task, setTask] = useState<Task>();
  const back = () => setTask(undefined);
  if (task?.kind === 'code') return <DeviceCode onClose={back} />;
  if (task?.kind === 'tie') return <TieDevice device={task.device} onClose={back} />;
  if (task) return <RevokeDevice device={task.device} onClose={back} />;
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
          onClick={() => setTask({ kind: 'code' })}
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
            {(device) => <DeviceRow device={device} onTask={(kind) => setTask({ kind, device })} />}
          </RowList>
        )}
      </Loaded>
    </Dialog>
  );
}

function DeviceRow({
  device,
  onTask,
}: {
  device: Device;
  onTask: (kind: 'tie' | 'revoke') => void;
}) {
  const { name, lastSeenAt, createdAt } = device;
  const timeZone = useTimeZone();
  return (
    <>
      <RowName name={name}>
        <span className="block font-semibold">{whoseWords(device)}</span>
        Última vez: {daysAgo(lastSeenAt, Date.now(), timeZone)}. Alta:{' '}
        {longDate(createdAt, timeZone)}
      </RowName>
      <Button size="small" aria-label={`De quién es: ${name}`} onClick={() => onTask('tie')}>
        De quién es
      </Button>
      <Button size="small" aria-label={`Dar de baja: ${name}`} onClick={() => onTask('revoke')}>
        Dar de baja
      </Button>
    </>
  );
}

function whoseWords({ isTied, people }: Device): string {
  if (!isTied) return 'De todo el municipio.';
  return people.length > 0
    ? `Es de ${people.map((person) => person.name).join(' y ')}.`
    : 'No es de nadie: quien la usaba ya no está en la lista.';
}
