import { me } from '@encina/contract/admins';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { queryKey } from '../../../lib/api.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { guard, useEndedSession } from '../../../lib/session-guard.ts';
import { readStored, storedMunicipalityId, writeStored } from '../../../lib/storage.ts';
import { ComeBack } from '../../../ui/come-back.tsx';
import { forgetAdmin, useComingBack } from '../admins.queries.ts';

/** While the panel is open: where its session ends, its password is asked for, and all goes on. */
export function StaffGuard() {
  const { restart } = useNavigation();
  const client = useQueryClient();
  const ended = useEndedSession('staff');
  useEffect(() => guard('staff'), []);
  useOtherAdministrator();
  const known = client.getQueryData<{ email: string; municipalityId: string }>(queryKey(me));
  const sending = useComingBack(known?.municipalityId ?? storedMunicipalityId() ?? '');
  if (!ended) return null;
  return (
    <ComeBack
      email={known?.email ?? ''}
      sending={sending}
      refusal="Error de autenticación"
      onBack={({ id }) => {
        const isSame = id === readStored('adminId');
        writeStored('adminId', id);
        ended.settle(isSame);
        if (isSame) return;
        // What one has begun another does not finish.
        client.clear();
        restart('admin-dashboard');
      }}
      onLeave={() => {
        ended.settle(false);
        forgetAdmin();
        client.clear();
        restart('admin-login');
      }}
    />
  );
}

/** Somebody else has come in as staff in another tab: this one must not go on in her name with what it shows. */
function useOtherAdministrator(): void {
  const { restart } = useNavigation();
  const client = useQueryClient();
  const onStorage = useEffectEvent(({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== 'adminId' || newValue === null || newValue === oldValue) return;
    client.clear();
    restart('admin-dashboard');
  });
  useEffect(() => {
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
}
