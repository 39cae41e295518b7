import type { Executor } from '../../db/database.ts';
import { type ListedRow, listedRows, MOST_LISTED } from './listed-messages.repo.ts';

/** Which messages are memories, and which are none yet. */
export function keepingRepo(db: Executor) {
  return {
    /** Those that are no memory yet, a page of them. */
    async unkept(
      userId: string,
      ids: readonly string[] | undefined,
      only: { readonly seen?: boolean; readonly files?: boolean },
    ): Promise<ListedRow[]> {
      if (ids?.length === 0) return [];
      return listedRows(db, userId)
        .where('kept_at', 'is', null)
        .$if(only.files === true, (query) => query.where('media_key', 'is not', null))
        .$if(only.seen === true, (query) => query.where('seen', '=', 1))
        .$if(ids !== undefined, (query) => query.where('support_messages.id', 'in', ids ?? []))
        .limit(MOST_LISTED)
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
  };
}

export type KeepingRepo = ReturnType<typeof keepingRepo>;
