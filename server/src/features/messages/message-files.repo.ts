import type { Executor } from '../../db/database.ts';
import { valuesAmong } from '../../db/many-rows.ts';
import { ownedBy } from '../../db/owned-by.ts';
import { findRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type MessageFileRow = Tables['message_files'];

/** The message that a file goes with, between whom, and which of the two sent it. */
export interface MessageOfPair {
  readonly id: string;
  readonly supportPersonId: string;
  readonly sentBy: 'support' | 'user';
}

/** Files that came for messages, each between two. */
export function messageFilesRepo(db: Executor) {
  return {
    async insert(row: MessageFileRow): Promise<void> {
      await db.insertInto('message_files').values(row).execute();
    },
    async find(userId: string, id: string): Promise<MessageFileRow | undefined> {
      return findRow(db, 'message_files', { user_id: userId, id });
    },
    async all(userId: string, ids: readonly string[]): Promise<MessageFileRow[]> {
      if (ids.length === 0) return [];
      return db
        .selectFrom('message_files')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .execute();
    },
    /** @returns false where it is not that sender's, or belongs to another message. */
    async attach(userId: string, id: string, message: MessageOfPair): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('message_files')
        .set({ message_id: message.id })
        .where(ownedBy(userId, id))
        .where('support_person_id', '=', message.supportPersonId)
        .where('sent_by', '=', message.sentBy)
        .where((eb) => eb.or([eb('message_id', 'is', null), eb('message_id', '=', message.id)]))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    async remove(userId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db
        .deleteFrom('message_files')
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .execute();
    },
    /** Which of these files there are. */
    async among(ids: readonly string[]): Promise<ReadonlySet<string>> {
      return valuesAmong(db, 'message_files', 'id', ids);
    },
    /** Forgets those for messages that were never sent, from before that. @returns whose files are nobody's now */
    async expire(before: string): Promise<Pick<MessageFileRow, 'id' | 'user_id'>[]> {
      return db
        .deleteFrom('message_files')
        .where('message_id', 'is', null)
        .where('created_at', '<', before)
        .returning(['id', 'user_id'])
        .execute();
    },
  };
}

export type MessageFilesRepo = ReturnType<typeof messageFilesRepo>;
