import { accountRead } from '../../core/account.read.ts';
import { askedTogether, inPlaces, placesFor } from '../../db/asked-together.ts';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';

interface TiedRow {
  readonly device_id: string;
  readonly user_id: string | null;
}

const PLACES = placesFor('device');

const tiedAmong = (places: readonly string[]) =>
  compiled<Readonly<Record<string, string>>, TiedRow>((db, value) =>
    db
      .selectFrom('devices')
      .leftJoin('device_people', 'device_people.device_id', 'devices.id')
      .select(['devices.id as device_id', 'device_people.user_id'])
      .where('devices.id', 'in', places.map(value))
      .where('devices.is_tied', '=', 1)
      .orderBy('device_people.user_id'),
  );
const ofOne = tiedAmong(PLACES.slice(0, 1));
const ofSeveral = tiedAmong(PLACES);

/** What the access rules and the picker ask of devices. */
export function devicesRead(db: Executor) {
  const tiedTo = askedTogether<string, string[] | undefined>(db, {
    alone: async (deviceId) => peopleIn((await ofOne(db, inPlaces(PLACES, [deviceId]))).rows),
    async together(deviceIds) {
      const { rows } = await ofSeveral(db, inPlaces(PLACES, deviceIds));
      return deviceIds.map((id) => peopleIn(rows.filter(({ device_id }) => device_id === id)));
    },
  });
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

const peopleIn = (rows: readonly TiedRow[]): string[] | undefined =>
  rows.length === 0 ? undefined : rows.flatMap((row) => row.user_id ?? []);
