import { createMember, me, removeMember, resetPassword, staff } from '@encina/contract/admins';
import type { BodyIn } from '@encina/contract/endpoint';
import { clearFactors, ownFactorsState, setRule } from '@encina/contract/factors';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { asking, useChanging, useInvalidate } from '../../lib/queries.ts';

export function useStaff() {
  return useQuery(asking(staff));
}

export function useCreateMember() {
  return useChanging((body: BodyIn<typeof createMember>) => call(createMember, { body }), staff);
}

export function useResetPassword(id: string) {
  return useMutation({
    mutationFn: (body: BodyIn<typeof resetPassword>) =>
      call(resetPassword, { params: { id }, body }),
  });
}

export function useRemoveMember() {
  return useChanging((id: string) => call(removeMember, { params: { id } }), staff);
}

export function useClearFactors() {
  return useChanging((id: string) => call(clearFactors, { params: { id } }), staff);
}

/** Whether the town asks all its staff for more than a password. */
export function useFactorRule() {
  return useQuery({
    ...asking(ownFactorsState),
    select: ({ isRequired }) => isRequired,
    staleTime: 0,
  });
}

export function useSetFactorRule() {
  return useMutation({
    mutationFn: (isRequired: boolean) => call(setRule, { body: { isRequired } }),
    // It holds for who has just made it as well.
    onSuccess: useInvalidate(ownFactorsState, me),
  });
}
