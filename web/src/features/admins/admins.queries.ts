import { createFirst, login, logout, me } from '@encina/contract/admins';
import type { BodyIn } from '@encina/contract/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { municipalitiesKey } from '../../lib/municipality.ts';
import { forgetStored, readStored, writeStored } from '../../lib/storage.ts';

const logIn = (body: BodyIn<typeof login>) => call(login, { body }, { asStaff: true });

export function useAdminLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: logIn,
    onSuccess: ({ id }) => {
      // Another administrator's lists must not greet this one.
      client.clear();
      writeStored('adminId', id);
    },
  });
}

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
  return useQuery({ queryKey: queryKey(me), queryFn: () => call(me) });
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
