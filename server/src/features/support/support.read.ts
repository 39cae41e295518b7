import type { Subject } from '../../core/actor.ts';
import type { Executor } from '../../db/database.ts';

/** What the access rules and the access log ask of support persons. */
export function supportRead(db: Executor) {
  return {
    async subject(id: string): Promise<Subject<'support-person'> | undefined> {
      const row = await db
        .selectFrom('support_persons')
        .select('municipality_id')
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { kind: 'support-person', id, municipalityId: row.municipality_id };
    },
    async name(id: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('support_persons')
        .select('name')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.name;
    },
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
