import { MOST_TIED } from '@encina/contract/devices';
import type { Executor } from '../../db/database.ts';
import { valuesAmong } from '../../db/many-rows.ts';
import { MOST } from './devices.repo.ts';

/** Whose a device is, where it is not everybody's. */
export function tiesRepo(db: Executor) {
  return {
    /** Whose they are: two a device at most. */
    async people(deviceIds: readonly string[]) {
      if (deviceIds.length === 0) return [];
      return db
        .selectFrom('device_people')
        .innerJoin('users', 'users.id', 'device_people.user_id')
        .select(['device_people.device_id', 'users.id', 'users.name'])
        .where('device_people.device_id', 'in', deviceIds)
        .orderBy('users.surname_key')
        .orderBy('users.id')
        .limit(MOST * MOST_TIED)
        .execute();
    },
    /** How many of these ids are people of the municipality. */
    async countAmong(municipalityId: string, userIds: readonly string[]): Promise<number> {
      const here = { municipality_id: municipalityId };
      return (await valuesAmong(db, 'users', 'id', userIds, here)).size;
    },
    /** From now on it is these people's, and nobody else's; of none, everybody's. */
    async tie(deviceId: string, userIds: readonly string[], now: string): Promise<void> {
      const is_tied = userIds.length > 0 ? 1 : 0;
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('devices').set({ is_tied }).where('id', '=', deviceId).execute();
        await trx.deleteFrom('device_people').where('device_id', '=', deviceId).execute();
        const rows = userIds.map((user_id) => ({ device_id: deviceId, user_id, created_at: now }));
        if (rows.length > 0) await trx.insertInto('device_people').values(rows).execute();
      });
    },
  };
}
