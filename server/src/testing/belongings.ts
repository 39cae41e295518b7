import { toText } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import { aMessage } from './messages.ts';
import { START, type Town } from './town.ts';

export interface Belongings {
  readonly reminderId: string;
  readonly mediaId: string;
  readonly messageId: string;
  readonly messageFileId: string;
  readonly requestId: string;
}

/** Something of everything that a person may own; every text of it holds `mark`. */
export async function addBelongings(
  { db }: Town,
  userId: string,
  authorId: string,
  mark: string,
): Promise<Belongings> {
  const now = toText(Temporal.Instant.from(START));
  const [reminderId, mediaId, messageId, messageFileId] = [newId(), newId(), newId(), newId()];
  const requestId = newId();
  const own = { user_id: userId };
  await db
    .insertInto('reminders')
    .values({
      ...own,
      id: reminderId,
      title: `La pastilla de ${mark}`,
      description: '',
      category: 'Salud',
      recurrency: 'daily',
      starts_at: '2026-11-20T20:00',
      weekdays: '',
      times: '',
      until: null,
      rule_since: now,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('media')
    .values({
      ...own,
      id: mediaId,
      kind: 'image',
      file_key: `users/${userId}/media/${mediaId}/original`,
      mime_type: 'image/jpeg',
      size: 1,
      title: `La boda de ${mark}`,
      description: '',
      original_name: `${mark}.webp`,
      is_favorite: 0,
      has_thumbnail: 1,
      uploaded_at: now,
      day: '2025-11-20',
      month_day: '11-20',
    })
    .execute();
  await db
    .insertInto('message_files')
    .values({
      ...own,
      id: messageFileId,
      support_person_id: authorId,
      sent_by: 'support',
      kind: 'video',
      mime_type: 'video/mp4',
      size: 1,
      original_name: `${mark}.mp4`,
      message_id: messageId,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('support_messages')
    .values(
      aMessage({
        ...own,
        id: messageId,
        support_person_id: authorId,
        content: `Buenos días, ${mark}`,
        created_at: now,
      }),
    )
    .execute();
  await db
    .insertInto('scores')
    .values({
      ...own,
      id: newId(),
      game_type: 'sudoku',
      score: 900,
      time_seconds: 100,
      difficulty: 'easy',
      timed: 1,
      completed_at: now,
    })
    .execute();
  await db
    .insertInto('chat_state')
    .values({ ...own, last_at: now })
    .execute();
  await db
    .insertInto('moods')
    .values({ ...own, day: '2026-11-20', mood: 'good', said_at: now })
    .execute();
  await db
    .insertInto('activity_days')
    .values({ ...own, day: '2026-11-20', seconds: 600, reminders_viewed: 1, chat_messages: 1 })
    .execute();
  await db
    .insertInto('looks')
    .values({
      ...own,
      id: newId(),
      viewer_kind: 'support',
      viewer_id: authorId,
      viewer_name: `La hija de ${mark}`,
      shown: 'reminders',
      seen_at: now,
    })
    .execute();
  await db
    .insertInto('data_requests')
    .values({
      ...own,
      id: requestId,
      kind: 'rectification',
      words: `Me llamo ${mark}`,
      requested_at: now,
      answered_at: null,
    })
    .execute();
  return { reminderId, mediaId, messageId, messageFileId, requestId };
}
