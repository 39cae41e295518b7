import type { Executor } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

export type SessionRow = Tables['sessions'];

/** Sessions of every kind, found by the hash of their token. */
export function sessionsRepo(db: Executor) {
  return {
    /** Live ones among these hashes. A session of a deactivated person is not live. */
    async live(hashes: readonly string[], now: string): Promise<SessionRow[]> {
      return db
        .selectFrom('sessions')
        .leftJoin('users', 'users.id', 'sessions.user_id')
        .selectAll('sessions')
        .where('token_hash', 'in', hashes)
        .where('expires_at', '>', now)
        .where((eb) => eb.or([eb('users.id', 'is', null), eb('users.is_active', '=', 1)]))
        .execute();
    },
    async insert(row: SessionRow): Promise<void> {
      await db.insertInto('sessions').values(row).execute();
    },
    async touch(id: string, now: string): Promise<void> {
      await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();
    },
    async end(id: string): Promise<void> {
      await db.deleteFrom('sessions').where('id', '=', id).execute();
    },
    async endPeopleOnDevice(deviceId: string, staying: readonly string[]): Promise<void> {
      let people = db
        .deleteFrom('sessions')
        .where('device_id', '=', deviceId)
        .where('kind', '=', 'user');
      if (staying.length > 0) people = people.where('user_id', 'not in', staying);
      await people.execute();
    },
    async endOfUser(userId: string): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },
    async endOfAdmin(adminId: string): Promise<void> {
      await db.deleteFrom('sessions').where('admin_id', '=', adminId).execute();
    },
    async endExpired(now: string): Promise<void> {
      await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    },
  };
}
