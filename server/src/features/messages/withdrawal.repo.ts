import type { Executor } from '../../db/database.ts';
import { noRow } from '../../db/no-row.ts';
import { ownedBy } from '../../db/owned-by.ts';
import type { MessageRow } from './listed-messages.repo.ts';

/** What its sender takes back while nobody has seen it: the row goes, and nothing tells that it was there. */
export function withdrawalRepo(db: Executor) {
  return {
    /** Of a relative. @returns undefined where it is not hers, is gone, or was seen. */
    async ofRelative(supportPersonId: string, id: string): Promise<MessageRow | undefined> {
      return (
        db
          .deleteFrom('support_messages')
          .where('id', '=', id)
          .where('support_person_id', '=', supportPersonId)
          .where('sent_by', '=', 'support')
          .where('seen', '=', 0)
          // Whoever has answered or kept it has seen it, whatever became of the word that says so.
          .where('answer', 'is', null)
          .where('kept_at', 'is', null)
          .where('removed_at', 'is', null)
          .returningAll()
          .executeTakeFirst()
      );
    },
    /** Of the person herself; what it answered is as if she had not, unless she answered it twice. */
    async ofPerson(userId: string, id: string): Promise<MessageRow | undefined> {
      return db.transaction().execute(async (trx) => {
        const gone = await trx
          .deleteFrom('support_messages')
          .where(ownedBy(userId, id))
          .where('sent_by', '=', 'user')
          .where(({ selectFrom }) =>
            noRow(
              selectFrom('support_links')
                .select('read_at')
                .where('support_links.user_id', '=', userId)
                .whereRef(
                  'support_links.support_person_id',
                  '=',
                  'support_messages.support_person_id',
                )
                .whereRef('read_at', '>=', 'support_messages.created_at'),
            ),
          )
          .returningAll()
          .executeTakeFirst();
        if (gone?.reply_to) await takeAnswerBack(trx, userId, gone.reply_to);
        return gone;
      });
    },
  };
}

async function takeAnswerBack(db: Executor, userId: string, id: string): Promise<void> {
  await db
    .updateTable('support_messages')
    .set({ answer: null, answered_at: null })
    .where(ownedBy(userId, id))
    .where('answer', '=', 'replied')
    .where(({ selectFrom }) =>
      noRow(
        selectFrom('support_messages as other')
          .select('other.id')
          .where('other.user_id', '=', userId)
          .where('other.sent_by', '=', 'user')
          .where('other.reply_to', '=', id),
      ),
    )
    .execute();
}

export type WithdrawalRepo = ReturnType<typeof withdrawalRepo>;
