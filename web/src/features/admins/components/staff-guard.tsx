import { me } from '@encina/contract/admins';
import type { PendingEntry } from '@encina/contract/factors';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { queryKey } from '../../../lib/api.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { guard, useEndedSession } from '../../../lib/session-guard.ts';
import { readStored, storedMunicipalityId, writeStored } from '../../../lib/storage.ts';
import { ComeBack, ComeBackSheet } from '../../../ui/come-back.tsx';
import { forgetAdmin, useComingBack } from '../admins.queries.ts';
import { SecondStep } from './second-step.tsx';

/** While the panel is open: where its session ends, its password is asked for, and all goes on. */
export function StaffGuard() {
  const { restart } = useNavigation();
  const client = useQueryClient();
  const ended = useEndedSession('staff');
  useEffect(() => guard('staff'), []);
  useOtherAdministrator();
  const known = client.getQueryData<{ email: string; municipalityId: string }>(queryKey(me));
  const sending = useComingBack(known?.municipalityId ?? storedMunicipalityId() ?? '');
  const [waiting, setWaiting] = useState<PendingEntry>();
  if (!ended) return null;
  const cameBack = ({ id }: { id: string }) => {
    const isSame = id === readStored('adminId');
    writeStored('adminId', id);
    setWaiting(undefined);
    ended.settle(isSame);
    if (isSame) return;
    // What one has begun another does not finish.
    client.clear();
    restart('admin-dashboard');
  };
  if (waiting) {
    return (
      <ComeBackSheet words="Un paso más y sigues donde estabas. Lo que has escrito no se pierde.">
        <SecondStep entry={waiting} onEntered={cameBack} onBack={() => setWaiting(undefined)} />
      </ComeBackSheet>
    );
  }
  return (
    <ComeBack
      email={known?.email ?? ''}
      sending={sending}
      refusal="Error de autenticación"
      onBack={(answer) => ('pending' in answer ? setWaiting(answer) : cameBack(answer))}
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
