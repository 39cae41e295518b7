import type { SentMessage } from '@encina/contract/support-messages';
import type { MessageRow } from './support.repo.ts';

/** Where a page finds the file of a message; null where it has none, or has it no more. */
export const fileAddress = ({
  user_id,
  media_key,
}: Pick<MessageRow, 'user_id' | 'media_key'>): string | null =>
  media_key && `/api/users/${user_id}/objects/${media_key}`;

/** As its sender sees it. A file goes when the person lets the message go. */
export const sentView = (row: MessageRow): SentMessage => ({
  id: row.id,
  createdAt: row.created_at,
  sentBy: row.sent_by,
  type: row.type,
  content: row.content,
  mediaUrl: row.removed_at === null ? fileAddress(row) : null,
  seenAt: row.seen_at,
  answer: row.answer,
});
