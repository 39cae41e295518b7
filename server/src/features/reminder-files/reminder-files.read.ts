import { filesOf } from '../../core/files/file-keys.ts';
import type { Executor } from '../../db/database.ts';

/** Photos and voices of a person's reminders, for her export. */
export function reminderOriginals(db: Executor) {
  return async (userId: string): Promise<{ name: string; key: string }[]> => {
    const rows = await db
      .selectFrom('reminder_files')
      .select(['id', 'kind', 'type', 'created_at'])
      .where('user_id', '=', userId)
      .where('is_ready', '=', 1)
      .orderBy('created_at')
      .execute();
    return rows.map(({ id, kind, type, created_at }) => {
      const isPhoto = kind === 'photo';
      const { screen, original } = filesOf(userId, 'reminders', id);
      const ending = type.split('/')[1];
      return {
        name: `recordatorios/${isPhoto ? 'foto' : 'voz'} ${created_at.slice(0, 10)} ${id.slice(-6)}.${ending}`,
        key: isPhoto ? screen : original,
      };
    });
  };
}
