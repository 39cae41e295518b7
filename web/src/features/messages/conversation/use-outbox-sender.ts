import { type SentMessage, sentMessages } from '@encina/contract/messages-family';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Page, queryKey as queryKeyOf } from '../../../lib/api.ts';
import { useReachable } from '../../../lib/reachability.ts';
import { updateCachedQuery } from '../../../lib/update-cached-query.ts';
import { type Outgoing, recallOutbox, sendOutbox, useOutbox } from './outbox.ts';

/** Between two tries while something waits, in ms: soon at first, then less often. */
const SOONEST = 3_000;
const LATEST = 30_000;

type Conversation = InfiniteData<Page<SentMessage>, string>;

/** What has arrived stands in the conversation before it leaves the outbox: nothing flickers. */
async function show(client: QueryClient, sent: SentMessage, { supportId, userId }: Outgoing) {
  const queryKey = queryKeyOf(sentMessages, { params: { supportId }, query: { userId } });
  if (!client.getQueryData(queryKey)) await client.refetchQueries({ queryKey });
  updateCachedQuery<Conversation>(client, queryKey, (known) => {
    const [first, ...older] = known?.pages ?? [];
    if (!known || !first) return known;
    const items = [sent, ...first.items.filter(({ id }) => id !== sent.id)];
    return { ...known, pages: [{ ...first, items }, ...older] };
  });
}

/**
 * Sends what a relative wrote, while her panel is open: at once, and where nobody answers by itself as soon as somebody
 * does.
 */
export function useOutboxSender(supportId: string | undefined): void {
  const client = useQueryClient();
  const isReachable = useReachable();
  const pending = useOutbox().filter(
    (it) => it.supportId === supportId && it.state !== 'refused',
  ).length;
  useEffect(() => {
    if (supportId !== undefined) void recallOutbox(supportId);
  }, [supportId]);
  useEffect(() => {
    if (supportId === undefined || pending === 0) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const tryLater = (pause: number) => {
      timer = setTimeout(() => void attempt(pause), pause);
    };
    const attempt = async (pause: number) => {
      const isDone = await sendOutbox(supportId, (sent, of) => show(client, sent, of));
      if (!isDone && !isOver) tryLater(Math.min(pause * 2, LATEST));
    };
    if (isReachable) void attempt(SOONEST);
    else tryLater(SOONEST);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, supportId, pending, isReachable]);
}
