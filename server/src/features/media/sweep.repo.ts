import type { Executor } from '../../db/database.ts';
import type { Part } from './file-keys.ts';

/** What the sweep asks of the rows, about everybody at once. */
export function sweepRepo(db: Executor) {
  return {
    /** Forgets files that were never confirmed, and files for messages that were never sent. */
    async expire(before: string): Promise<void> {
      await db.deleteFrom('media_uploads').where('created_at', '<', before).execute();
      await db
        .deleteFrom('message_files')
        .where('message_id', 'is', null)
        .where('created_at', '<', before)
        .execute();
    },
    /** Which of these folders have a row that they belong to. */
    async alive(part: Part, ids: readonly string[]): Promise<ReadonlySet<string>> {
      const own = { media: 'media', incoming: 'media_uploads', messages: 'message_files' } as const;
      const rows = await db.selectFrom(own[part]).select('id').where('id', 'in', ids).execute();
      // A memory has its folder before it has its row.
      const coming =
        part === 'media'
          ? await db.selectFrom('media_uploads').select('id').where('id', 'in', ids).execute()
          : [];
      return new Set([...rows, ...coming].map(({ id }) => id));
    },
  };
}

export type SweepRepo = ReturnType<typeof sweepRepo>;
