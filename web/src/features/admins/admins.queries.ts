import { createFirst, login, logout, me } from '@encina/contract/admins';
import type { BodyIn } from '@encina/contract/endpoint';
import { secondStep } from '@encina/contract/factors';
import type { RequestOptions } from '@encina/contract/passkeys';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { municipalitiesKey } from '../../lib/municipality.ts';
import { signWithPasskey } from '../../lib/passkeys.ts';
import { asking } from '../../lib/queries.ts';
import { forgetStored, readStored, writeStored } from '../../lib/storage.ts';

const logIn = (body: BodyIn<typeof login>) => call(login, { body }, { asStaff: true });

/** The session, or what has to follow the password. */
export const useAdminLogin = () => useMutation({ mutationFn: logIn });

/** What happens in a browser in which an administrator has come in. */
export function useEntered() {
  const client = useQueryClient();
  return async ({ id }: { id: string }) => {
    // Another administrator's lists must not greet this one.
    client.clear();
    writeStored('adminId', id);
    // Whether the panel opens, or something comes before it.
    await client.prefetchQuery(asking(me));
  };
}

type Proof = BodyIn<typeof secondStep>['proof'];

const finish = (pending: string, enrolsDevice: boolean) => (proof: Proof) =>
  call(secondStep, { body: { pending, proof, enrolsDevice } }, { asStaff: true });

/** The second step of a log-in that waits for it, with a code. */
export const useSecondStep = (pending: string, enrolsDevice: boolean) =>
  useMutation({ mutationFn: finish(pending, enrolsDevice) });

/** The same with a passkey, for which the browser asks. */
export const usePasskeyEntry = (pending: string, enrolsDevice: boolean) =>
  useMutation({
    mutationFn: async (options: RequestOptions) =>
      finish(
        pending,
        enrolsDevice,
      )({
        kind: 'passkey',
        credential: await signWithPasskey(options),
      }),
  });

/** The password of whoever was in, over an open panel: its lists stay. */
export function useComingBack(municipalityId: string) {
  return useMutation({
    mutationFn: (body: Pick<BodyIn<typeof login>, 'email' | 'password'>) =>
      logIn({ ...body, municipalityId, enrolsDevice: false }),
  });
}

export function useCreateFirst() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof createFirst>) => call(createFirst, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: municipalitiesKey }),
  });
}

export function useMe() {
  return useQuery(asking(me));
}

/** Forgets the session here whatever the server says: who logs out must be out. */
export function useAdminLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (readStored('adminId')) await call(logout).catch(() => undefined);
    },
    onSettled: () => {
      forgetAdmin();
      client.clear();
    },
  });
}

export function forgetAdmin(): void {
  forgetStored('adminId');
}
