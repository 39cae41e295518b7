import type { Executor } from '../../db/database.ts';
import { insertOnce } from '../../db/rows.ts';
import type { MessageRow } from './listed-messages.repo.ts';
import type { Position } from './page-cursor.ts';

/** Of what went between two, on one page. */
export const PAGE = 50;

const pairOf = (supportPersonId: string, userId: string) => ({
  support_person_id: supportPersonId,
  user_id: userId,
});

/** What goes between two: a person, and one who looks after her. */
export function pairRepo(db: Executor) {
  const between = (supportPersonId: string, userId: string) =>
    db
      .selectFrom('support_messages')
      .selectAll()
      .where((eb) => eb.and(pairOf(supportPersonId, userId)));

  return {
    /** Newest first, from before where the page after it ended. */
    async messages(
      supportPersonId: string,
      userId: string,
      before?: Position,
    ): Promise<MessageRow[]> {
      let query = between(supportPersonId, userId);
      if (before) {
        query = query.where((eb) =>
          eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(before.createdAt, before.id)),
        );
      }
      return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(PAGE).execute();
    },
    async markRead(supportPersonId: string, userId: string, now: string): Promise<void> {
      await db
        .updateTable('support_links')
        .set({ read_at: now })
        .where((eb) => eb.and(pairOf(supportPersonId, userId)))
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
        .where((eb) => eb.and(pairOf(supportPersonId, userId)))
        .where('answer', '=', 'call')
        .where('called_at', 'is', null)
        .execute();
    },
  };
}

export type PairRepo = ReturnType<typeof pairRepo>;
