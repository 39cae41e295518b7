import {
  accessLog,
  answerRequest,
  exportData,
  openRequests,
  type RequestKind,
  request,
  requests,
  withdraw,
} from '@encina/contract/data';
import { consents } from '@encina/contract/users-settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';

/** Where everything of hers is; the browser downloads it with its own session, as it is made. */
export const exportAddress = (id: string): string =>
  exportData.path.replace(':id', encodeURIComponent(id));

export function useAccessLog(id: string) {
  const input = { params: { id } };
  return useQuery({
    queryKey: queryKey(accessLog, input),
    queryFn: () => call(accessLog, input),
    refetchOnMount: 'always',
  });
}

export function useConsents(id: string) {
  const input = { params: { id } };
  return useQuery({
    queryKey: queryKey(consents, input),
    queryFn: () => call(consents, input),
    refetchOnMount: 'always',
  });
}

export function useRequests(id: string) {
  const input = { params: { id } };
  return useQuery({
    queryKey: queryKey(requests, input),
    queryFn: () => call(requests, input),
    refetchOnMount: 'always',
  });
}

export function useRequest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { kind: RequestKind; words: string }) =>
      call(request, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(requests) }),
  });
}

export function useWithdraw(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (requestId: string) => call(withdraw, { params: { id, requestId } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey(requests) }),
  });
}

/** What people of the town have asked, for staff. */
export function useOpenRequests() {
  return useQuery({
    queryKey: queryKey(openRequests),
    queryFn: () => call(openRequests),
    refetchOnMount: 'always',
  });
}

export function useAnswerRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, id }: { userId: string; id: string }) =>
      call(answerRequest, { params: { id: userId, requestId: id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey(openRequests) }),
  });
}
