import { report } from '@encina/contract/activity';
import {
  type ChatMessage,
  clear,
  type Exchange,
  last,
  list,
  stream,
  streamEvent,
} from '@encina/contract/chat';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call, callLines, queryKey } from '../../lib/api.ts';
import { updateCachedQuery } from '../../lib/update-cached-query.ts';

export const lastConversationKey = (id: string) => queryKey(last, { params: { id } });

export function useLastConversation(id: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: lastConversationKey(id),
    queryFn: () => call(last, { params: { id } }),
    enabled,
  });
}

const conversationKey = (id: string) => queryKey(list, { params: { id } });

/** A conversation that is being deleted: whoever comes back at once must not see it again. */
let leaving: Promise<unknown> = Promise.resolve();

export function useConversation(id: string) {
  return useQuery({
    queryKey: conversationKey(id),
    queryFn: async () => {
      await leaving;
      return call(list, { params: { id } });
    },
    gcTime: 0,
  });
}

/**
 * Says something and waits for the answer.
 * @param onWords all that the assistant has said so far, while it still speaks
 * @throws ApiError, ConnectionError, and an Error with the server's sentence where the answer broke off
 */
export async function say(
  id: string,
  content: string,
  onWords: (words: string) => void,
  signal: AbortSignal,
): Promise<Exchange> {
  let words = '';
  for await (const line of callLines(stream, { params: { id }, body: { content } }, { signal })) {
    const event = streamEvent.parse(line);
    if (event.type === 'done') return event;
    if (event.type === 'failed') throw new Error(event.error);
    words += event.text;
    onWords(words);
  }
  throw new Error('The answer broke off.');
}

/** Puts both messages under the others, and lets go of what they may have changed elsewhere. */
export function keepExchange(client: QueryClient, id: string, exchange: Exchange): void {
  updateCachedQuery<ChatMessage[]>(client, conversationKey(id), (said = []) => [
    ...said,
    exchange.userMessage,
    exchange.assistantMessage,
  ]);
  void client.invalidateQueries({
    predicate: ({ queryKey: [, path] }) => String(path).startsWith('/api/users/:id/reminders'),
  });
}

/**
 * Records how much was said, and then deletes the conversation.
 * @param isClosing nothing is left to wait with: the second request goes right behind the first
 * @param isAsking an answer is waited for, which the server would keep where nothing is deleted
 */
export function leave(
  client: QueryClient,
  id: string,
  { isClosing = false, isAsking = false } = {},
): void {
  const messages = client.getQueryData<ChatMessage[]>(conversationKey(id)) ?? [];
  client.removeQueries({ queryKey: conversationKey(id) });
  if (messages.length === 0 && !isAsking) return;
  const said = messages.filter(({ sender }) => sender === 'user').length;
  const params = { id };
  // Nobody is there any more to be told of a failure; the server forgets abandoned ones by itself.
  const body = { chatSessionMessages: said };
  const counted =
    said === 0
      ? Promise.resolve()
      : call(report, { params, body }, { keepalive: true }).catch(() => undefined);
  const remove = () => call(clear, { params }, { keepalive: true }).catch(() => undefined);
  leaving = isClosing ? remove() : counted.then(remove);
  void leaving.then(() => client.invalidateQueries({ queryKey: queryKey(last) }));
}
