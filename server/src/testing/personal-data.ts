import { toText } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import { aMessage } from './messages.ts';
import { addDataAffairs, addTraces, type PersonalDataIds, type Told } from './personal-traces.ts';
import { addProposal } from './proposals.ts';
import { START, type Town } from './town.ts';

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
    reminderFileId: newId(),
    removedVoiceId: newId(),
  };
  const now = toText(Temporal.Instant.from(START));
  const told = { own: { user_id: userId }, ids, authorId, mark, now };
  await addKept(town, told);
  await addReminderFile(town, told);
  await addMessage(town, told);
  await addTraces(town, told);
  await addDataAffairs(town, told);
  await addProposal(town, { personId: userId, helperId: authorId }, mark);
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

/** The photo of her reminder, and whose voice went off it. */
async function addReminderFile({ db }: Town, { own, ids, authorId, mark, now }: Told) {
  await db
    .insertInto('reminder_files')
    .values({
      ...own,
      id: ids.reminderFileId,
      reminder_id: ids.reminderId,
      proposal_id: null,
      kind: 'photo',
      author: authorId,
      key: `users/${own.user_id}/reminders/${ids.reminderFileId}`,
      type: 'image/webp',
      size: 1,
      is_ready: 1,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('removed_voices')
    .values({ ...own, id: ids.removedVoiceId, name: `La sobrina de ${mark}`, created_at: now })
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
