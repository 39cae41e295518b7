import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type DeviceRow = Tables['devices'];

const MOST = 200;

export function devicesRepo(db: Executor) {
  return {
    /** A device is enrolled for as long as its own session lives; last seen first. */
    async list(municipalityId: string, now: string) {
      return db
        .selectFrom('devices')
        .innerJoin('sessions', 'sessions.device_id', 'devices.id')
        .select(['devices.id', 'devices.name', 'devices.created_at', 'sessions.last_seen_at'])
        .where('devices.municipality_id', '=', municipalityId)
        .where('sessions.kind', '=', 'device')
        .where('sessions.expires_at', '>', now)
        .orderBy('sessions.last_seen_at', 'desc')
        .limit(MOST)
        .execute();
    },
    async insert(row: DeviceRow): Promise<void> {
      await db.insertInto('devices').values(row).execute();
    },
    async remove(id: string): Promise<void> {
      await db.deleteFrom('devices').where('id', '=', id).execute();
    },
    async insertCode(row: Tables['device_codes'], now: string): Promise<void> {
      await db.deleteFrom('device_codes').where('expires_at', '<=', now).execute();
      await db.insertInto('device_codes').values(row).execute();
    },
    /** Takes a code out of use; undefined when it is not this municipality's, used or expired. */
    async useCode(
      codeHash: string,
      municipalityId: string,
      now: string,
    ): Promise<true | undefined> {
      const result = await db
        .deleteFrom('device_codes')
        .where('code_hash', '=', codeHash)
        .where('municipality_id', '=', municipalityId)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return Number(result.numDeletedRows) === 1 ? true : undefined;
    },
  };
}
