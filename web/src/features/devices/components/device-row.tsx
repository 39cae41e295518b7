import type { Device } from '@encina/contract/devices';
import { daysAgo, daysBetween, longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { AtTime } from '../../../ui/at-time.tsx';
import { Button } from '../../../ui/button.tsx';
import { RowName } from '../../../ui/row-list.tsx';
import { StatusLine } from '../../../ui/status-line.tsx';

/** A tablet that nobody has used for that long may be lost. */
const LONG_UNUSED_DAYS = 30;

export type DeviceTask = 'rename' | 'tie' | 'revoke';

/** Which tablet it is, who may use it, when it was used last, and what can be done with it. */
export function DeviceRow({
  device,
  onTask,
}: {
  device: Device;
  onTask: (kind: DeviceTask) => void;
}) {
  const { name } = device;
  const button = (kind: DeviceTask, words: string) => (
    <Button size="small" aria-label={`${words}: ${name}`} onClick={() => onTask(kind)}>
      {words}
    </Button>
  );
  return (
    <>
      <RowName name={name}>
        {device.isThis && (
          <span className="block">
            <StatusLine dot>Es este dispositivo</StatusLine>
          </span>
        )}
        <span className="block font-semibold text-ink">{whoseWords(device)}</span>
        <Uses device={device} />
      </RowName>
      <span className="flex flex-wrap gap-3">
        {button('rename', 'Cambiar el nombre')}
        {button('tie', 'De quién es')}
        {button('revoke', 'Dar de baja')}
      </span>
    </>
  );
}

/** When it was used last and enrolled, and what it is where its name does not say so. */
function Uses({ device: { name, kind, lastSeenAt, createdAt } }: { device: Device }) {
  const timeZone = useTimeZone();
  const now = Date.now();
  const days = daysBetween(lastSeenAt, now, timeZone);
  const used = daysAgo(lastSeenAt, now, timeZone);
  return (
    <>
      {days >= LONG_UNUSED_DAYS && (
        <b className="block text-clay">Lleva {days} días sin usarse. ¿Se ha perdido?</b>
      )}
      Última vez: {used}
      {days === 0 && (
        <>
          {' '}
          <AtTime instant={lastSeenAt} timeZone={timeZone} />
        </>
      )}
      . Alta: {longDate(createdAt, timeZone)}
      {!name.startsWith(kind) && `. ${kind}`}
    </>
  );
}

function whoseWords({ isTied, people }: Device): string {
  if (!isTied) return 'La puede usar todo el municipio.';
  if (people.length === 0) return 'No es de nadie: quien la usaba ya no está en la lista.';
  return `La puede usar solo ${people.map(({ name }) => name).join(' o ')}.`;
}
