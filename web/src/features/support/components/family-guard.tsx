import type { SupportSession } from '@encina/contract/support';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigation } from '../../../lib/navigation.tsx';
import { guard, useEndedSession } from '../../../lib/session-guard.ts';
import { forgetStored, storedMunicipalityId } from '../../../lib/storage.ts';
import { ComeBack } from '../../../ui/come-back.tsx';
import { closeNoticesBut } from '../standing-notices.ts';
import { useOwnSupport, useSupportLogin } from '../support.queries.ts';

/** While the panel of a relative is open: where her session ends, her password is asked for, and all goes on. */
export function FamilyGuard() {
  const { restart } = useNavigation();
  const client = useQueryClient();
  const ended = useEndedSession('family');
  const known = useOwnSupport().data;
  const before = known?.id;
  const login = useSupportLogin();
  useEffect(() => guard('family'), []);
  useNoticesOf(known);
  if (!ended) return null;
  return (
    <ComeBack<SupportSession>
      email=""
      sending={{
        ...login,
        mutate: (body, on) =>
          login.mutate({ ...body, municipalityId: storedMunicipalityId() ?? '' }, on),
      }}
      refusal="Error al iniciar sesión"
      onBack={({ id }) => {
        ended.settle(before === undefined || id === before);
        if (before !== undefined && id !== before) restart('support-dashboard', {});
      }}
      onLeave={() => {
        ended.settle(false);
        void closeNoticesBut([]);
        forgetStored('supportName');
        client.clear();
        restart('support-login');
      }}
    />
  );
}

/** Of somebody who is paused, or whom she does not look after any more, nothing stays on the lock screen. */
function useNoticesOf(session: SupportSession | undefined): void {
  const ids = session?.users.flatMap(({ id, paused }) => (paused ? [] : id)).join(' ');
  useEffect(() => {
    if (ids !== undefined) void closeNoticesBut(ids.split(' '));
  }, [ids]);
}
