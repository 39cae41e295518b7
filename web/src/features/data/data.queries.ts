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
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { asking, useChanging, useInvalidate } from '../../lib/queries.ts';

/** Where everything of hers is; the browser downloads it with its own session, as it is made. */
export const exportAddress = (id: string): string =>
  exportData.path.replace(':id', encodeURIComponent(id));

export function useAccessLog(id: string) {
  return useQuery({ ...asking(accessLog, { params: { id } }), refetchOnMount: 'always' });
}

export function useConsents(id: string) {
  return useQuery({ ...asking(consents, { params: { id } }), refetchOnMount: 'always' });
}

export function useRequests(id: string) {
  return useQuery({ ...asking(requests, { params: { id } }), refetchOnMount: 'always' });
}

export function useRequest(id: string) {
  return useChanging(
    (body: { kind: RequestKind; words: string }) => call(request, { params: { id }, body }),
    requests,
  );
}

export function useWithdraw(id: string) {
  return useMutation({
    mutationFn: (requestId: string) => call(withdraw, { params: { id, requestId } }),
    onSettled: useInvalidate(requests),
  });
}

/** What people of the town have asked, for staff. */
export function useOpenRequests() {
  return useQuery({ ...asking(openRequests), refetchOnMount: 'always' });
}

export function useAnswerRequest() {
  return useMutation({
    mutationFn: ({ userId, id }: { userId: string; id: string }) =>
      call(answerRequest, { params: { id: userId, requestId: id } }),
    onSettled: useInvalidate(openRequests),
  });
}
