import type { Executor } from '../../db/database.ts';
import { insertOnce } from '../../db/rows.ts';
import type { MessageRow } from './listed-messages.repo.ts';

/** Of what went between two, for the one who sends. */
const MOST = 100;

/** What goes between two: a person, and one who looks after her. */
export function pairRepo(db: Executor) {
  const between = (supportPersonId: string, userId: string) =>
    db
      .selectFrom('support_messages')
      .selectAll()
      .where('support_person_id', '=', supportPersonId)
      .where('user_id', '=', userId);

  return {
    async messages(supportPersonId: string, userId: string): Promise<MessageRow[]> {
      return between(supportPersonId, userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST)
        .execute();
    },
    async find(
      supportPersonId: string,
      userId: string,
      id: string,
    ): Promise<MessageRow | undefined> {
      return between(supportPersonId, userId).where('id', '=', id).executeTakeFirst();
    },
    /** @returns false where this id is already there. */
    async insert(row: MessageRow): Promise<boolean> {
      return insertOnce(db, 'support_messages', row, ['id']);
    },
    /** What one asked of the other in so many words is done. */
    async markCalled(supportPersonId: string, userId: string, now: string): Promise<void> {
      await db
        .updateTable('support_messages')
        .set({ called_at: now })
        .where('support_person_id', '=', supportPersonId)
        .where('answer', '=', 'call')
        .where('called_at', 'is', null)
        .where('user_id', '=', userId)
        .execute();
    },
  };
}

export type PairRepo = ReturnType<typeof pairRepo>;
