import type { BodyIn } from '@encina/contract/endpoint';
import { type FullProfile, get, list, update } from '@encina/contract/users';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { refusalCode } from '../../lib/api-error.ts';
import { seenByStaff } from './seen-by-staff.ts';

const staffKey = (id: string) => [...queryKey(get, { params: { id } }), 'staff'];

/** A person as staff see her. */
export function useProfile(id: string) {
  const input = { params: { id } };
  return useQuery({
    queryKey: staffKey(id),
    queryFn: async () => seenByStaff((await call(get, input, { asStaff: true })) as FullProfile),
  });
}

/** What this page knows of her at the moment of the call: after a refusal, what somebody else has written. */
export function useKnownProfile(id: string): () => FullProfile | undefined {
  const client = useQueryClient();
  return () => client.getQueryData<FullProfile>(staffKey(id));
}

export function useUpdateUser(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof update>) => call(update, { params: { id }, body }),
    onSuccess: (profile) => {
      client.setQueryData(staffKey(id), seenByStaff(profile));
      return client.invalidateQueries({ queryKey: queryKey(list) });
    },
    // Somebody else was quicker: what stands there now is needed to say so.
    onError: (error) =>
      refusalCode(error) === 'changed_meanwhile' &&
      client.invalidateQueries({ queryKey: staffKey(id) }),
  });
}
