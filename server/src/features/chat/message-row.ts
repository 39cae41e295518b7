import { type ChatMessage, extras as extrasShape } from '@encina/contract/chat';
import type { UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Reply } from './assistant/skill.ts';
import type { MessageRow } from './chat.repo.ts';

/** What one of the two has said, as it is kept. */
export function rowOf(
  user: UserSubject,
  sender: MessageRow['sender'],
  content: string,
  { choices = [], link, opensNow = false, phones = [], alarm }: Partial<Reply>,
  clock: Clock,
): MessageRow {
  const extras = { choices, link: link ?? null, opensNow, phones, alarm: alarm ?? null };
  return {
    id: newId(),
    user_id: user.id,
    sender,
    content,
    extras: JSON.stringify(extras),
    created_at: toText(clock()),
  };
}

/** As she is shown it. */
export const shown = ({ id, sender, content, extras, created_at }: MessageRow): ChatMessage => ({
  id,
  sender,
  content,
  timestamp: created_at,
  // What an older version has kept names no link and no alarm.
  ...extrasShape.parse({ link: null, alarm: null, ...JSON.parse(extras) }),
});
