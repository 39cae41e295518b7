import type { Executor } from '../../db/database.ts';
import { listRows } from '../../db/rows.ts';

/** Of each kind of row: more than two years of work leave behind. */
const MOST = 50_000;
const NEWEST_FIRST = { order: ['happened_at', 'id'], descending: true, most: MOST } as const;

/** What is kept of somebody of the staff, but for her password and the tokens of her sessions. */
export function ownDataRepo(db: Executor) {
  return {
    async account(adminId: string) {
      return db
        .selectFrom('admins')
        .select(['id', 'municipality_id', 'email', 'name', 'created_at', 'mails_notices'])
        .where('id', '=', adminId)
        .executeTakeFirst();
    },
    async sessions(adminId: string) {
      return db
        .selectFrom('sessions')
        .select(['id', 'device_id', 'place', 'created_at', 'last_seen_at', 'expires_at'])
        .where('admin_id', '=', adminId)
        .orderBy('created_at', 'desc')
        .limit(MOST)
        .execute();
    },
    /** What she shows besides her password, but for what it is made of. */
    async passkeys(adminId: string) {
      return db
        .selectFrom('passkeys')
        .select(['id', 'name', 'rp_id', 'created_at', 'last_used_at'])
        .where('admin_id', '=', adminId)
        .limit(MOST)
        .execute();
    },
    async codeApp(adminId: string) {
      return db
        .selectFrom('code_apps')
        .select('created_at')
        .where('admin_id', '=', adminId)
        .executeTakeFirst();
    },
    /** What she did. */
    async done(municipalityId: string, adminId: string) {
      const hers = { municipality_id: municipalityId, by_id: adminId };
      return listRows(db, 'staff_log', hers, NEWEST_FIRST);
    },
    /** What was done about her account. */
    async about(adminId: string) {
      return listRows(db, 'staff_log', { on_id: adminId }, NEWEST_FIRST);
    },
  };
}
