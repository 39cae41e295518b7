import type { Executor } from '../../db/database.ts';
import type { Keeps } from './keeping.service.ts';

/** Messages that leave the list, and those that are forgotten. */
export function removalRepo(db: Executor) {
  return {
    /**
     * Takes seen messages off the list.
     * @param what of them only those of which all that is to be kept is a memory
     * @returns the keys of their files.
     */
    async removeSeen(
      userId: string,
      now: string,
      { ids, keeps }: { readonly ids: readonly string[] | undefined; readonly keeps: Keeps },
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
        .$if(keeps === 'all', (query) => query.where('kept_at', 'is not', null))
        .$if(keeps === 'files', (query) =>
          query.where((eb) => eb.or([eb('media_key', 'is', null), eb('kept_at', 'is not', null)])),
        )
        .returning('media_key')
        .execute();
      return rows.flatMap(({ media_key }) => media_key ?? []);
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

export type RemovalRepo = ReturnType<typeof removalRepo>;
