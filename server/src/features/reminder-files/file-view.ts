import { type ReminderFile, reminderObject } from '@encina/contract/reminder-files';
import type { NamedRow } from './reminder-files.repo.ts';

/** As the person is shown it, and who gave it. */
export function shown(row: NamedRow): ReminderFile {
  const url = reminderObject.path.replace(':id', row.user_id).replace(':fileId', row.id);
  return {
    id: row.id,
    reminderId: row.reminder_id,
    proposalId: row.proposal_id,
    kind: row.kind,
    authorId: row.author,
    authorName: row.author_name,
    url,
    thumbnail: row.kind === 'photo' ? `${url}/thumbnail` : null,
    createdAt: row.created_at,
  };
}
