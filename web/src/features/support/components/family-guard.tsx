import type { SupportSession } from '@encina/contract/support';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigation } from '../../../lib/navigation.tsx';
import { guard, useEndedSession } from '../../../lib/session-guard.ts';
import { forgetStored, storedMunicipalityId } from '../../../lib/storage.ts';
import { ComeBack } from '../../../ui/come-back.tsx';
import { useOwnSupport, useSupportLogin } from '../support.queries.ts';

/** While the panel of a relative is open: where her session ends, her password is asked for, and all goes on. */
export function FamilyGuard() {
  const { restart } = useNavigation();
  const client = useQueryClient();
  const ended = useEndedSession('family');
  const before = useOwnSupport().data?.id;
  const login = useSupportLogin();
  useEffect(() => guard('family'), []);
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
        forgetStored('supportName');
        client.clear();
        restart('support-login');
      }}
    />
  );
}
