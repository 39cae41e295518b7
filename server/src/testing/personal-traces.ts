import { newId } from '../core/ids.ts';
import type { Town } from './town.ts';

/** Of what is asked for by its id. */
export interface PersonalDataIds {
  readonly reminderId: string;
  readonly mediaId: string;
  readonly messageId: string;
  readonly messageFileId: string;
  readonly requestId: string;
  readonly reminderFileId: string;
  readonly removedVoiceId: string;
}

/** Of whom, by whom and when. */
export interface Told {
  readonly own: { readonly user_id: string };
  readonly ids: PersonalDataIds;
  readonly authorId: string;
  /** Every text holds it. */
  readonly mark: string;
  readonly now: string;
}

/** What is left of her days. */
export async function addTraces({ db }: Town, { own, now }: Told): Promise<void> {
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
export async function addDataAffairs(
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
