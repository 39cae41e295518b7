import type { ConsentChange } from '@encina/contract/users';
import { CircleCheck, CircleX } from 'lucide-react';
import { atTime, longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { useConsents } from '../data.queries.ts';
import { ListDialog } from './list-dialog.tsx';

const WITH: Readonly<Record<ConsentChange['consent'], string>> = {
  family: 'con tu familia',
  municipal: 'con el personal municipal',
};

function whoWords({ by, staffName, deviceName }: ConsentChange): string {
  if (by === 'staff') return `Lo anotó ${staffName ?? 'alguien'}, del ayuntamiento.`;
  return deviceName ? `Lo cambiaste tú, en ${deviceName}.` : 'Lo cambiaste tú.';
}

/** What she let others see, since when, and who said so. */
export function ConsentsDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
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
                  <b>
                    {change.granted ? 'Empezaste a compartir' : 'Dejaste de compartir'}{' '}
                    {WITH[change.consent]}
                  </b>
                  <span>
                    {longDate(change.changedAt, timeZone)}, {atTime(change.changedAt, timeZone)}
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
