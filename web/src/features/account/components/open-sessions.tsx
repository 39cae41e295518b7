import type { OpenSession } from '@encina/contract/account';
import { LogOut } from 'lucide-react';
import { longDate } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { AtTime } from '../../../ui/at-time.tsx';
import { Button } from '../../../ui/button.tsx';
import { CallError } from '../../../ui/form-error.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { RowList, RowName } from '../../../ui/row-list.tsx';
import { type AccountKind, useEndSession, useSessions } from '../account.queries.ts';

/** Where the account is logged in, and a way to end what should not be. */
export function OpenSessions({ kind }: { kind: AccountKind }) {
  const sessions = useSessions(kind);
  const end = useEndSession(kind);
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3>Dónde está abierta tu sesión</h3>
      <Loaded query={sessions} shape="h-24">
        {(all) => (
          <RowList items={all}>
            {(session) => (
              <SessionRow
                session={session}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            )}
          </RowList>
        )}
      </Loaded>
      <CallError error={end.error} otherwise="No se pudo cerrar. Inténtalo de nuevo." />
    </section>
  );
}

function SessionRow({
  session,
  isEnding,
  onEnd,
}: {
  session: OpenSession;
  isEnding: boolean;
  onEnd: () => void;
}) {
  const timeZone = useTimeZone();
  const { lastSeenAt, isThis } = session;
  const place = session.place || 'Dispositivo';
  return (
    <>
      <RowName name={isThis ? `${place} (este)` : place}>
        Se usó el {longDate(lastSeenAt, timeZone)},{' '}
        <AtTime instant={lastSeenAt} timeZone={timeZone} />
      </RowName>
      {!isThis && (
        <Button
          size="small"
          icon={LogOut}
          aria-label={`Cerrar sesión en ${place}`}
          busy={[isEnding, 'Cerrando…']}
          onClick={onEnd}
        >
          Cerrar sesión
        </Button>
      )}
    </>
  );
}
