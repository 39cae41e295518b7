import type { Tables } from '../db/schema.ts';
import { newMessage } from '../features/messages/new-message.ts';

/** A text from somebody who looks after a person, not seen yet; the rest is said by the test. */
export const aMessage = (
  row: Pick<Tables['support_messages'], 'id' | 'user_id' | 'support_person_id' | 'created_at'> &
    Partial<Tables['support_messages']>,
): Tables['support_messages'] =>
  newMessage({ sent_by: 'support', type: 'text', content: 'Un beso', media_key: null, ...row });
