import type { Device } from '@encina/contract/devices';
import { TabletSmartphone } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { daysAgo, longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useDevices } from '../devices.queries.ts';
import { DeviceCode } from './device-code.tsx';
import { RevokeDevice } from './revoke-device.tsx';

/** "Dispositivos": the tablets that may show the town's people, and the way to add or take one. */
export function DevicesDialog({ onClose }: { onClose: () => void }) {
  const devices = useDevices();
  const timeZone = useTimeZone();
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
      {devices.isPending && (
        <Loading>
          <Skeleton className="h-20" />
        </Loading>
      )}
      {devices.error && (
        <ErrorState
          title={sentenceOf(devices.error, 'No se pudieron cargar los datos.')}
          onRetry={() => void devices.refetch()}
        />
      )}
      <ul className="grid gap-3">
        {devices.data?.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center gap-3 rounded-xl border-2 border-line p-4"
          >
            <span className="min-w-0 flex-1 basis-56">
              <b className="block">{device.name}</b>
              <span className="text-ink-soft">
                Última vez: {daysAgo(device.lastSeenAt, Date.now(), timeZone)}. Alta:{' '}
                {longDate(device.createdAt, timeZone)}
              </span>
            </span>
            <Button
              size="small"
              aria-label={`Dar de baja: ${device.name}`}
              onClick={() => setTask(device)}
            >
              Dar de baja
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
