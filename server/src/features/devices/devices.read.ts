import type { Subject } from '../../core/actor.ts';
import type { Executor } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';

/** What the access rules and the picker ask of devices. */
export function devicesRead(db: Executor) {
  async function tiedTo(deviceId: string): Promise<string[] | undefined> {
    const rows = await db
      .selectFrom('devices')
      .leftJoin('device_people', 'device_people.device_id', 'devices.id')
      .select('device_people.user_id')
      .where('devices.id', '=', deviceId)
      .where('devices.is_tied', '=', 1)
      .orderBy('device_people.user_id')
      .execute();
    return rows.length === 0 ? undefined : rows.flatMap((row) => row.user_id ?? []);
  }
  return {
    /** Whose tablet it is; undefined where it is everybody's, and empty where nobody is left whose it was. */
    tiedTo,
    async isShown(deviceId: string, userId: string): Promise<boolean> {
      const tied = await tiedTo(deviceId);
      return tied === undefined || tied.includes(userId);
    },
    async subject(id: string): Promise<Subject<'device'> | undefined> {
      const row = await findRow(db, 'devices', { id });
      return row && { kind: 'device', id, municipalityId: row.municipality_id };
    },
  };
}
