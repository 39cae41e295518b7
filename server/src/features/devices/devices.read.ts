import type { Subject } from '../../core/actor.ts';
import type { Executor } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';

/** What the access rules and the picker ask of devices. */
export function devicesRead(db: Executor) {
  async function tiedTo(deviceId: string): Promise<string[]> {
    const rows = await db
      .selectFrom('device_people')
      .select('user_id')
      .where('device_id', '=', deviceId)
      .orderBy('user_id')
      .execute();
    return rows.map((row) => row.user_id);
  }
  return {
    /** Whose tablet it is; empty where it is everybody's. */
    tiedTo,
    async isShown(deviceId: string, userId: string): Promise<boolean> {
      const tied = await tiedTo(deviceId);
      return tied.length === 0 || tied.includes(userId);
    },
    async subject(id: string): Promise<Subject<'device'> | undefined> {
      const row = await findRow(db, 'devices', { id });
      return row && { kind: 'device', id, municipalityId: row.municipality_id };
    },
  };
}
