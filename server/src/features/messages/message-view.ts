import type { OwnMessage, SupportMessage } from '@encina/contract/messages';
import type { SentMessage } from '@encina/contract/messages-family';
import { fileAddress, fileIn } from './file-address.ts';
import type { ListedRow, MessageRow } from './listed-messages.repo.ts';
import type { OwnRow } from './own-messages.repo.ts';

/** Null where a message has no file. */
const addressOf = ({ user_id, media_key }: MessageRow): string | null =>
  media_key && fileAddress(user_id, fileIn(media_key));

/** As the person sees it to whom it was written. */
export const shown = (row: ListedRow): SupportMessage => ({
  id: row.id,
  createdAt: row.created_at,
  seen: row.seen === 1,
  type: row.type,
  content: row.content,
  mediaUrl: addressOf(row),
  authorId: row.support_person_id,
  authorName: row.author_name,
  answer: row.answer,
  kept: row.kept_at !== null,
});

/** As its sender sees it. A file goes when the person lets the message go. */
export const sentView = (row: MessageRow): SentMessage => ({
  id: row.id,
  createdAt: row.created_at,
  sentBy: row.sent_by,
  type: row.type,
  content: row.content,
  mediaUrl: row.removed_at === null ? addressOf(row) : null,
  seenAt: row.seen_at,
  answer: row.answer,
  calledAt: row.called_at,
});

/** As she sees it who wrote it to one of her people. */
export const ownView = (row: OwnRow): OwnMessage => ({
  id: row.id,
  createdAt: row.created_at,
  type: row.type,
  content: row.content,
  mediaUrl: addressOf(row),
  toId: row.support_person_id,
  toName: row.to_name,
  seen: row.read_at !== null && row.read_at >= row.created_at,
});
