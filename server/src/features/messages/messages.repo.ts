import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { ownedBy } from '../../db/owned-by.ts';
import {
  type ListedRow,
  listed,
  listedRows,
  type MessageRow,
  MOST_LISTED,
} from './listed-messages.repo.ts';

const firstPage = compiled<{ readonly userId: string }, ListedRow>((db, value) =>
  listedRows(db, value('userId'))
    .orderBy('support_messages.created_at', 'desc')
    .orderBy('support_messages.id', 'desc')
    .limit(MOST_LISTED),
);

/** What came to a person, and what she answered. */
export function messagesRepo(db: Executor) {
  return {
    async messages(userId: string): Promise<ListedRow[]> {
      return (await firstPage(db, { userId })).rows;
    },
    async count(userId: string): Promise<number> {
      const row = await listed(db, userId)
        .select(db.fn.countAll<number | bigint>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    async find(userId: string, id: string): Promise<ListedRow | undefined> {
      return listedRows(db, userId).where('support_messages.id', '=', id).executeTakeFirst();
    },
    async markSeen(userId: string, now: string, ids?: readonly string[]): Promise<void> {
      if (ids?.length === 0) return;
      await db
        .updateTable('support_messages')
        .set({ seen: 1, seen_at: now })
        .where('user_id', '=', userId)
        .where('sent_by', '=', 'support')
        .where('seen', '=', 0)
        .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
        .execute();
    },
    async setAnswer(
      userId: string,
      id: string,
      said: Pick<MessageRow, 'answer' | 'answered_at'>,
    ): Promise<void> {
      await db
        .updateTable('support_messages')
        .set({ ...said, called_at: null })
        .where(ownedBy(userId, id))
        .execute();
    },
  };
}

export type MessagesRepo = ReturnType<typeof messagesRepo>;
