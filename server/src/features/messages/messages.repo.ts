import type { Executor } from '../../db/database.ts';
import { ownedBy } from '../../db/owned-by.ts';
import type { Tables } from '../../db/schema.ts';

export type MessageRow = Tables['support_messages'];
export type ListedRow = MessageRow & { readonly author_name: string };

/** On one page of the person's list. */
const MOST = 200;
/** Of what went between two, for the one who sends. */
const MOST_OF_PAIR = 100;

/** What goes between a person and those who look after her. */
export function messagesRepo(db: Executor) {
  /** What stands in the person's list. */
  const listed = (userId: string) =>
    db
      .selectFrom('support_messages')
      .innerJoin('support_persons', 'support_persons.id', 'support_messages.support_person_id')
      .where('user_id', '=', userId)
      .where('sent_by', '=', 'support')
      .where('removed_at', 'is', null);

  return {
    async messages(userId: string): Promise<ListedRow[]> {
      return listed(userId)
        .selectAll('support_messages')
        .select('support_persons.name as author_name')
        .orderBy('support_messages.created_at', 'desc')
        .orderBy('support_messages.id', 'desc')
        .limit(MOST)
        .execute();
    },
    async count(userId: string): Promise<number> {
      const row = await listed(userId)
        .select(db.fn.countAll<number | bigint>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    async find(userId: string, id: string): Promise<ListedRow | undefined> {
      return listed(userId)
        .selectAll('support_messages')
        .select('support_persons.name as author_name')
        .where('support_messages.id', '=', id)
        .executeTakeFirst();
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
    /** Those that have a file which is no memory yet, a page of them. */
    async unkept(
      userId: string,
      ids: readonly string[] | undefined,
      only: { readonly seen: boolean },
    ): Promise<ListedRow[]> {
      if (ids?.length === 0) return [];
      return listed(userId)
        .selectAll('support_messages')
        .select('support_persons.name as author_name')
        .where('media_key', 'is not', null)
        .where('kept_at', 'is', null)
        .$if(only.seen, (query) => query.where('seen', '=', 1))
        .$if(ids !== undefined, (query) => query.where('support_messages.id', 'in', ids ?? []))
        .limit(MOST)
        .execute();
    },
    async markKept(userId: string, now: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db
        .updateTable('support_messages')
        .set({ kept_at: now })
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .execute();
    },
    /**
     * Takes seen messages off the list.
     * @param what of them only those whose file is a memory, or that have none
     * @returns the keys of their files.
     */
    async removeSeen(
      userId: string,
      now: string,
      {
        ids,
        onlyKept,
      }: { readonly ids: readonly string[] | undefined; readonly onlyKept: boolean },
    ): Promise<string[]> {
      if (ids?.length === 0) return [];
      const rows = await db
        .updateTable('support_messages')
        .set({ removed_at: now })
        .where('user_id', '=', userId)
        .where('sent_by', '=', 'support')
        .where('seen', '=', 1)
        .where('removed_at', 'is', null)
        .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
        .$if(onlyKept, (query) =>
          query.where((eb) => eb.or([eb('media_key', 'is', null), eb('kept_at', 'is not', null)])),
        )
        .returning('media_key')
        .execute();
      return rows.flatMap(({ media_key }) => media_key ?? []);
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
    /** @returns false where this id is already there. */
    async insert(row: MessageRow): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('support_messages')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async ofPair(supportPersonId: string, userId: string): Promise<MessageRow[]> {
      return db
        .selectFrom('support_messages')
        .selectAll()
        .where('support_person_id', '=', supportPersonId)
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_OF_PAIR)
        .execute();
    },
    async findOfPair(
      supportPersonId: string,
      userId: string,
      id: string,
    ): Promise<MessageRow | undefined> {
      return db
        .selectFrom('support_messages')
        .selectAll()
        .where('support_person_id', '=', supportPersonId)
        .where(ownedBy(userId, id))
        .executeTakeFirst();
    },
    /** Traces of what was taken off a list, and answers, older than this. @returns whose files went with them. */
    async forget(before: string): Promise<{ user_id: string; media_key: string | null }[]> {
      return db
        .deleteFrom('support_messages')
        .where((eb) =>
          eb.or([
            eb('removed_at', '<', before),
            eb.and([eb('sent_by', '=', 'user'), eb('created_at', '<', before)]),
          ]),
        )
        .returning(['user_id', 'media_key'])
        .execute();
    },
  };
}

export type MessagesRepo = ReturnType<typeof messagesRepo>;
