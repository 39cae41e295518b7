import { createMember, removeMember, resetPassword, staff } from '@encina/contract/admins';
import type { BodyIn } from '@encina/contract/endpoint';
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
