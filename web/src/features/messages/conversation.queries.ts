import {
  haveCalled,
  readMessages,
  type SentMessage,
  sentMessages,
  withdrawMessage,
} from '@encina/contract/messages-family';
import { ownSupport } from '@encina/contract/support';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call, callPage, type Page, queryKey } from '../../lib/api.ts';
import { every, POLL_MS } from '../../lib/polled.ts';
import { useChanging, useInvalidate } from '../../lib/queries.ts';

/** What goes between a relative and one of her people, the newest page first; asked for while the page is seen. */
export function useConversation(supportId: string, userId: string) {
  const input = { params: { supportId }, query: { userId } };
  return useInfiniteQuery({
    queryKey: queryKey(sentMessages, input),
    queryFn: ({ pageParam: before }): Promise<Page<SentMessage>> =>
      callPage(sentMessages, { ...input, query: before ? { userId, before } : { userId } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
    ...every(POLL_MS),
  });
}

/** What came back until now has been seen: the panel counts it as news no more. */
export function useMarkRead(supportId: string, userId: string) {
  return useChanging(
    () => call(readMessages, { params: { supportId }, body: { userId } }),
    ownSupport,
  );
}

/** "Ya he llamado": the panel and what went between the two say so. */
export function useHaveCalled(supportId: string) {
  return useChanging(
    (userId: string) => call(haveCalled, { params: { supportId }, body: { userId } }),
    ownSupport,
    sentMessages,
  );
}

/** Takes back what a relative sent. */
export function useWithdrawMessage(supportId: string) {
  return useMutation({
    mutationFn: (messageId: string) => call(withdrawMessage, { params: { supportId, messageId } }),
    onSettled: useInvalidate(sentMessages),
  });
}
