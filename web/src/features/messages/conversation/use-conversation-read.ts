import type { SentMessage } from '@encina/contract/messages-family';
import { useEffect } from 'react';
import { useMarkRead } from '../conversation.queries.ts';

/** Tells the server of each thing that came back that it has been seen, once. */
export function useConversationRead(
  supportId: string,
  userId: string,
  messages: readonly SentMessage[] | undefined,
): void {
  const { mutate } = useMarkRead(supportId, userId);
  const cameBack = messages
    ?.filter(({ sentBy, answer }) => sentBy === 'user' || answer !== null)
    .map(({ id, answer }) => `${id} ${answer}`)
    .join(' ');
  useEffect(() => {
    if (cameBack !== undefined) mutate();
  }, [cameBack, mutate]);
}
