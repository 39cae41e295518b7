import { accountRead } from '../../core/account.read.ts';
import type { Executor } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';

/** What the access rules and the access log ask of support persons. */
export function supportRead(db: Executor) {
  return {
    ...accountRead(db, 'support-person'),
    async isLinked(supportPersonId: string, userId: string): Promise<boolean> {
      const link = { support_person_id: supportPersonId, user_id: userId };
      return (await findRow(db, 'support_links', link)) !== undefined;
    },
  };
}
