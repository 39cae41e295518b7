import { accountRead } from '../../core/account.read.ts';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';

const tied = compiled<{ deviceId: string }, { user_id: string | null }>((db, value) =>
  db
    .selectFrom('devices')
    .leftJoin('device_people', 'device_people.device_id', 'devices.id')
    .select('device_people.user_id')
    .where('devices.id', '=', value('deviceId'))
    .where('devices.is_tied', '=', 1)
    .orderBy('device_people.user_id'),
);

/** What the access rules and the picker ask of devices. */
export function devicesRead(db: Executor) {
  async function tiedTo(deviceId: string): Promise<string[] | undefined> {
    const { rows } = await tied(db, { deviceId });
    return rows.length === 0 ? undefined : rows.flatMap((row) => row.user_id ?? []);
  }
  return {
    /** Whose tablet it is; undefined where it is everybody's, and empty where nobody is left whose it was. */
    tiedTo,
    async isShown(deviceId: string, userId: string): Promise<boolean> {
      const people = await tiedTo(deviceId);
      return people === undefined || people.includes(userId);
    },
    subject: accountRead(db, 'device').subject,
  };
}
