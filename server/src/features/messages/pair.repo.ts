import type { ExpressionBuilder } from 'kysely';
import type { Notices } from '../../core/notices.ts';
import type { Executor } from '../../db/database.ts';
import { insertOnce } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import type { MessageRow } from './listed-messages.repo.ts';
import { messagesRepo } from './messages.repo.ts';
import { noticeOf, noticeOfAnswer } from './notice-of-message.ts';
import type { Position } from './page-cursor.ts';

/** Of what went between two, on one page. */
export const PAGE = 50;

const pairOf = (supportPersonId: string, userId: string) => ({
  support_person_id: supportPersonId,
  user_id: userId,
});

const isBefore =
  ({ createdAt, id }: Position) =>
  (eb: ExpressionBuilder<Tables, 'support_messages'>) =>
    eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(createdAt, id));

/** What goes between two: a person, and one who looks after her. */
export function pairRepo(db: Executor, notices: Notices) {
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
      const all = between(supportPersonId, userId);
      return (before ? all.where(isBefore(before)) : all)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE)
        .execute();
    },
    async markRead(supportPersonId: string, userId: string, now: string): Promise<void> {
      await db
        .updateTable('support_links')
        .set({ read_at: now })
        .where((eb) => eb.and(pairOf(supportPersonId, userId)))
        .execute();
    },
    find: (supportPersonId: string, userId: string, id: string): Promise<MessageRow | undefined> =>
      between(supportPersonId, userId).where('id', '=', id).executeTakeFirst(),
    /** @returns false where this id is already there. */
    async insert(row: MessageRow): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        if (!(await insertOnce(trx, 'support_messages', row, ['id']))) return false;
        await notices.send(trx, noticeOf(row));
        return true;
      });
    },
    /** She has said something to a message in a word, and whoever wrote it is told. */
    answered: (row: MessageRow, said: Pick<MessageRow, 'answer' | 'answered_at'>): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await messagesRepo(trx).setAnswer(row.user_id, row.id, said);
        await notices.send(trx, noticeOfAnswer(row));
      }),
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
