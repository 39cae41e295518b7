import type { MessageRow } from './listed-messages.repo.ts';

/** What a message says that says nothing but its file. */
export const ATTACHED = 'Archivo adjunto';

type Said = Pick<
  MessageRow,
  | 'id'
  | 'user_id'
  | 'support_person_id'
  | 'sent_by'
  | 'type'
  | 'content'
  | 'media_key'
  | 'created_at'
> &
  Partial<MessageRow>;

/** A message that nobody has seen or answered yet. */
export const newMessage = (said: Said): MessageRow => ({
  seen: 0,
  seen_at: null,
  answer: null,
  answered_at: null,
  called_at: null,
  kept_at: null,
  removed_at: null,
  reply_to: null,
  ...said,
});
