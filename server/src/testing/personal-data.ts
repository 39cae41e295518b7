import { toText } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import { aMessage } from './messages.ts';
import { START, type Town } from './town.ts';

export interface PersonalDataIds {
  readonly reminderId: string;
  readonly mediaId: string;
  readonly messageId: string;
  readonly messageFileId: string;
  readonly requestId: string;
}

interface Told {
  readonly own: { readonly user_id: string };
  readonly ids: PersonalDataIds;
  readonly authorId: string;
  /** Every text holds it. */
  readonly mark: string;
  readonly now: string;
}

/** Something of everything that a person may own; every text of it holds `mark`. */
export async function addPersonalData(
  town: Town,
  userId: string,
  authorId: string,
  mark: string,
): Promise<PersonalDataIds> {
  const ids = {
    reminderId: newId(),
    mediaId: newId(),
    messageId: newId(),
    messageFileId: newId(),
    requestId: newId(),
  };
  const now = toText(Temporal.Instant.from(START));
  const told = { own: { user_id: userId }, ids, authorId, mark, now };
  await addKept(town, told);
  await addMessage(town, told);
  await addTraces(town, told);
  await addDataAffairs(town, told);
  return ids;
}

/** What she has written or kept herself. */
async function addKept({ db }: Town, { own, ids, mark, now }: Told): Promise<void> {
  await db
    .insertInto('reminders')
    .values({
      ...own,
      id: ids.reminderId,
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
      id: ids.mediaId,
      kind: 'image',
      file_key: `users/${own.user_id}/media/${ids.mediaId}/original`,
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
      day_known: 'day',
    })
    .execute();
}

/** What her family has sent her. */
async function addMessage({ db }: Town, { own, ids, authorId, mark, now }: Told): Promise<void> {
  await db
    .insertInto('message_files')
    .values({
      ...own,
      id: ids.messageFileId,
      support_person_id: authorId,
      sent_by: 'support',
      kind: 'video',
      mime_type: 'video/mp4',
      size: 1,
      original_name: `${mark}.mp4`,
      message_id: ids.messageId,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('support_messages')
    .values(
      aMessage({
        ...own,
        id: ids.messageId,
        support_person_id: authorId,
        content: `Buenos días, ${mark}`,
        created_at: now,
      }),
    )
    .execute();
}

/** What is left of her days. */
async function addTraces({ db }: Town, { own, now }: Told): Promise<void> {
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
}

/** Who has looked, and what she has asked for. */
async function addDataAffairs(
  { db }: Town,
  { own, ids, authorId, mark, now }: Told,
): Promise<void> {
  await db
    .insertInto('access_log')
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
      id: ids.requestId,
      kind: 'rectification',
      words: `Me llamo ${mark}`,
      requested_at: now,
      answered_at: null,
    })
    .execute();
}
