import {
  type AnswerKind,
  answerMessage,
  deleteSeen,
  haveCalled,
  keepMessage,
  keepMessages,
  markSeen,
  messages,
  readMessages,
  replyToMessage,
  type SentMessage,
  type SupportMessage,
  sentMessages,
} from '@encina/contract/messages';
import { ownSupport } from '@encina/contract/support';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage, type Page, queryKey } from '../../lib/api.ts';
import { POLL_MS, POLLED } from '../../lib/polled.ts';
import { updateCachedQuery } from '../../lib/update-cached-query.ts';
import { sendFile } from './send-file.ts';

export const supportMessagesKey = (id: string) => queryKey(messages, { params: { id } });

/** Messages from relatives, asked for every 5 s while the page is seen, and less often while nobody answers. */
export function useSupportMessages(id: string, { enabled = true } = {}) {
  return useQuery({
    queryKey: supportMessagesKey(id),
    queryFn: () => call(messages, { params: { id } }),
    enabled,
    ...POLLED,
  });
}

const reload = (client: QueryClient) => client.invalidateQueries({ queryKey: queryKey(messages) });

/** Puts a message as it is now into the list. */
function show(client: QueryClient, id: string, changed: SupportMessage) {
  updateCachedQuery<SupportMessage[]>(client, supportMessagesKey(id), (list) =>
    list?.map((it) => (it.id === changed.id ? changed : it)),
  );
}

export function useMarkSeen(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => call(markSeen, { params: { id }, body: { ids } }),
    onSuccess: () => reload(client),
  });
}

/**
 * For the way out: it outlives the view.
 * @param keep whether files become memories first; left out, as the person has set it
 */
export async function letGo(
  client: QueryClient,
  id: string,
  { ids, keep }: { readonly ids: string[]; readonly keep: boolean | undefined },
): Promise<void> {
  const body = keep === undefined ? { ids } : { ids, keep };
  await call(deleteSeen, { params: { id }, body }, { keepalive: true });
  await reload(client);
}

export function useAnswerMessage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, answer }: { messageId: string; answer: AnswerKind | null }) =>
      call(answerMessage, {
        params: { id, messageId },
        body: { answer: answer === 'replied' ? null : answer },
      }),
    onSuccess: (changed) => show(client, id, changed),
  });
}

export interface Reply {
  readonly message: SupportMessage;
  readonly file: File;
  /** Names the reply: sent again after a lost connection, it is the same one. */
  readonly key: string;
}

/** A voice or a photo for the one who wrote. */
export function useReply(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ message, file, key }: Reply) => {
      const url = await sendFile({ userId: id, supportPersonId: message.authorId, file });
      return call(
        replyToMessage,
        { params: { id, messageId: message.id }, body: { mediaUrl: url } },
        { idempotencyKey: key },
      );
    },
    onSuccess: (changed) => show(client, id, changed),
  });
}

export function useKeepMessage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => call(keepMessage, { params: { id, messageId } }),
    onSuccess: () => reload(client),
  });
}

/** The files of several at once. */
export function useKeepMessages(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => call(keepMessages, { params: { id }, body: { ids } }),
    onSuccess: () => reload(client),
  });
}

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
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
  });
}

/** What came back until now has been seen: the panel counts it as news no more. */
export function useMarkRead(supportId: string, userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(readMessages, { params: { supportId }, body: { userId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(ownSupport) }),
  });
}

/** "Ya he llamado": the panel and what went between the two say so. */
export function useHaveCalled(supportId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => call(haveCalled, { params: { supportId }, body: { userId } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKey(ownSupport) }),
        client.invalidateQueries({ queryKey: queryKey(sentMessages) }),
      ]),
  });
}
