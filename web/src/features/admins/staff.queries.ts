import { createMember, me, removeMember, resetPassword, staff } from '@encina/contract/admins';
import type { BodyIn } from '@encina/contract/endpoint';
import { clearFactors, ownFactorsState, setRule } from '@encina/contract/factors';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';

export function useStaff() {
  return useQuery({ queryKey: queryKey(staff), queryFn: () => call(staff) });
}

function useForgetStaff() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKey(staff) });
}

export function useCreateMember() {
  const onSuccess = useForgetStaff();
  return useMutation({
    mutationFn: (body: BodyIn<typeof createMember>) => call(createMember, { body }),
    onSuccess,
  });
}

export function useResetPassword(id: string) {
  return useMutation({
    mutationFn: (body: BodyIn<typeof resetPassword>) =>
      call(resetPassword, { params: { id }, body }),
  });
}

export function useRemoveMember() {
  const onSuccess = useForgetStaff();
  return useMutation({
    mutationFn: (id: string) => call(removeMember, { params: { id } }),
    onSuccess,
  });
}

export function useClearFactors() {
  const onSuccess = useForgetStaff();
  return useMutation({
    mutationFn: (id: string) => call(clearFactors, { params: { id } }),
    onSuccess,
  });
}

/** Whether the town asks all its staff for more than a password. */
export function useFactorRule() {
  return useQuery({
    queryKey: queryKey(ownFactorsState),
    queryFn: () => call(ownFactorsState),
    select: ({ isRequired }) => isRequired,
    staleTime: 0,
  });
}

export function useSetFactorRule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isRequired: boolean) => call(setRule, { body: { isRequired } }),
    // It holds for who has just made it as well.
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKey(ownFactorsState) }),
        client.invalidateQueries({ queryKey: queryKey(me) }),
      ]),
  });
}
