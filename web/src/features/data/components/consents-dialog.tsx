import type { ConsentChange } from '@encina/contract/users-settings';
import { CircleCheck, CircleX } from 'lucide-react';
import { longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { AtTime } from '../../../ui/at-time.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { useConsents } from '../data.queries.ts';
import { ListDialog } from './list-dialog.tsx';

const WITH = { family: 'con tu familia', municipal: 'con el personal municipal' } as const;
const REMINDING = {
  propose: 'proponerte recordatorios',
  write: 'apuntar tus recordatorios directamente',
  'staff-proposals': 'proponerte recordatorios',
} as const;

const TOLD = { alerts: 'a los tuyos', 'alerts-town': 'al ayuntamiento' } as const;

function whatWords({ consent, granted, version, medium, helperName }: ConsentChange): string {
  if (consent === 'terms') {
    return `Aceptaste la Política de Privacidad y los Términos de Servicio, ${medium === 'paper' ? 'en papel' : 'en pantalla'} (versión ${version})`;
  }
  if (consent === 'alerts' || consent === 'alerts-town') {
    return `${granted ? 'Pediste' : 'Quitaste'} que, si no contestas, se avise ${TOLD[consent]}`;
  }
  if (consent !== 'family' && consent !== 'municipal') {
    const who = helperName ?? 'El ayuntamiento';
    return `${who} ${granted ? 'puede' : 'ya no puede'} ${REMINDING[consent]}`;
  }
  return `${granted ? 'Empezaste a compartir' : 'Dejaste de compartir'} ${WITH[consent]}`;
}

function whoWords({ consent, by, staffName, deviceName }: ConsentChange): string {
  if (by === 'staff') return `Lo anotó ${staffName ?? 'alguien'}, del ayuntamiento.`;
  const verb = consent === 'terms' ? 'Lo dijiste' : 'Lo cambiaste';
  return deviceName ? `${verb} tú, en ${deviceName}.` : `${verb} tú.`;
}

/** What she let others see, since when, and who said so. */
export function ConsentsDialog({ userId, onClose }: Closing<{ userId: string }>) {
  const timeZone = useTimeZone();
  return (
    <ListDialog
      title="Historial de permisos"
      description="Aquí sale cada vez que diste o quitaste un permiso."
      query={useConsents(userId)}
      empty="Todavía no has dado ningún permiso."
      onClose={onClose}
    >
      {(changes) => (
        <ul className="grid gap-2">
          {changes.map((change) => {
            const Sign = change.granted ? CircleCheck : CircleX;
            return (
              <li
                key={change.id}
                className="flex max-w-none gap-3 border-line py-3 not-first:border-t-2"
              >
                <Sign aria-hidden className="mt-1 size-[1.3em] flex-none" />
                <span className="grid min-w-0">
                  <b className="wrap-anywhere">{whatWords(change)}</b>
                  <span>
                    {longDate(change.changedAt, timeZone)},{' '}
                    <AtTime instant={change.changedAt} timeZone={timeZone} />
                  </span>
                  <span className="wrap-anywhere">{whoWords(change)}</span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </ListDialog>
  );
}
