import type { Executor } from '../../db/database.ts';

/** What the access rules ask of support persons. */
export function supportRead(db: Executor) {
  return {
    async isLinked(supportPersonId: string, userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('support_links')
        .select('user_id')
        .where('support_person_id', '=', supportPersonId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
