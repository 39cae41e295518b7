import type { Subject } from '../../core/actor.ts';
import type { Executor } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';

/** What the access rules and the access log ask of support persons. */
export function supportRead(db: Executor) {
  return {
    async subject(id: string): Promise<Subject<'support-person'> | undefined> {
      const row = await findRow(db, 'support_persons', { id });
      return row && { kind: 'support-person', id, municipalityId: row.municipality_id };
    },
    async name(id: string): Promise<string | undefined> {
      return (await findRow(db, 'support_persons', { id }))?.name;
    },
    async isLinked(supportPersonId: string, userId: string): Promise<boolean> {
      const link = { support_person_id: supportPersonId, user_id: userId };
      return (await findRow(db, 'support_links', link)) !== undefined;
    },
  };
}
