import type { Executor } from '../../db/database.ts';
import { ownedBy } from '../../db/owned-by.ts';
import type { Tables } from '../../db/schema.ts';

export type RequestRow = Tables['data_requests'];

export function requestsRepo(db: Executor) {
  const ofPerson = (userId: string) =>
    db.selectFrom('data_requests').selectAll().where('user_id', '=', userId);
  return {
    async newest(userId: string, limit: number): Promise<RequestRow[]> {
      return ofPerson(userId).orderBy('requested_at', 'desc').limit(limit).execute();
    },
    /** One open request of a kind: with another there already, nothing happens. */
    async insert(row: RequestRow): Promise<void> {
      await db
        .insertInto('data_requests')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'kind']).where('answered_at', 'is', null).doNothing(),
        )
        .execute();
    },
    async openOf(userId: string, kind: RequestRow['kind']): Promise<RequestRow | undefined> {
      return ofPerson(userId)
        .where('answered_at', 'is', null)
        .where('kind', '=', kind)
        .executeTakeFirst();
    },
    async removeOpen(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('data_requests')
        .where(ownedBy(userId, id))
        .where('answered_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
    async answer(userId: string, id: string, now: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('data_requests')
        .set({ answered_at: now })
        .where(ownedBy(userId, id))
        .where('answered_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    /** Open ones of a municipality, oldest first. */
    async waiting(municipalityId: string, limit: number) {
      return db
        .selectFrom('data_requests')
        .innerJoin('users', 'users.id', 'data_requests.user_id')
        .selectAll('data_requests')
        .select('users.name as user_name')
        .where('answered_at', 'is', null)
        .where('municipality_id', '=', municipalityId)
        .orderBy('requested_at')
        .limit(limit)
        .execute();
    },
  };
}
