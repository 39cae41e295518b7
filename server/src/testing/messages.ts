import type { Tables } from '../db/schema.ts';

/** A text from somebody who looks after a person, not seen yet; the rest is said by the test. */
export const aMessage = (
  row: Pick<Tables['support_messages'], 'id' | 'user_id' | 'support_person_id' | 'created_at'> &
    Partial<Tables['support_messages']>,
): Tables['support_messages'] => ({
  sent_by: 'support',
  type: 'text',
  content: 'Un beso',
  media_key: null,
  seen: 0,
  seen_at: null,
  answer: null,
  answered_at: null,
  called_at: null,
  kept_at: null,
  removed_at: null,
  ...row,
});
