import type { ProposalScope } from '@encina/contract/proposals';
import type { Executor } from '../../db/database.ts';
import { holdLinks } from '../../db/hold-links.ts';
import { changeRow, findRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

/** More than anybody has. */
const MOST_LISTED = 200;

/** Who may propose to a person. */
export const proposersRepo = (db: Executor) => ({
  /** Her link does not end before this transaction has. */
  holdHelper: (userId: string, helperId: string): Promise<void> =>
    holdLinks(db, { support_person_id: helperId, user_id: userId }),
  /** Her name, and what the person lets her do; undefined where they are not linked. */
  async helper(userId: string, helperId: string) {
    return linked(db, userId)
      .select(['support_persons.name', 'support_links.scope'])
      .where('support_person_id', '=', helperId)
      .executeTakeFirst();
  },
  /** Her people by name. */
  async helpers(userId: string) {
    return linked(db, userId)
      .select(['support_persons.id', 'support_persons.name', 'support_links.scope'])
      .orderBy('support_persons.name')
      .limit(MOST_LISTED)
      .execute();
  },
  async setScope(userId: string, helperId: string, scope: ProposalScope): Promise<void> {
    const link = { user_id: userId, support_person_id: helperId };
    await changeRow(db, 'support_links', link, { scope });
  },
  async staffMayPropose(userId: string): Promise<boolean> {
    return (await findRow(db, 'users', { id: userId }))?.staff_proposals === 1;
  },
  async setStaff(userId: string, granted: 0 | 1): Promise<void> {
    await changeRow(db, 'users', { id: userId }, { staff_proposals: granted });
  },
  async note(change: Tables['consent_changes']): Promise<void> {
    await db.insertInto('consent_changes').values(change).execute();
  },
});

const linked = (db: Executor, userId: string) =>
  db
    .selectFrom('support_links')
    .innerJoin('support_persons', 'support_persons.id', 'support_links.support_person_id')
    .where('support_links.user_id', '=', userId);
