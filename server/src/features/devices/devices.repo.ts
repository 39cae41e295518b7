import { MOST_TIED } from '@encina/contract/devices';
import type { Insertable } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { valuesAmong } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

type NewDevice = Insertable<Tables['devices']>;

const MOST = 200;
/** Also of those whose year is over. */
const MOST_NAMES = 2_000;

export function devicesRepo(db: Executor) {
  return {
    /** A device is enrolled for as long as its own session lives; last seen first. */
    async list(municipalityId: string, now: string) {
      return db
        .selectFrom('devices')
        .innerJoin('sessions', 'sessions.device_id', 'devices.id')
        .select(['devices.id', 'devices.name', 'devices.kind', 'devices.is_tied'])
        .select('devices.created_at')
        .select('sessions.last_seen_at')
        .where('devices.municipality_id', '=', municipalityId)
        .where('sessions.kind', '=', 'device')
        .where('sessions.expires_at', '>', now)
        .orderBy('sessions.last_seen_at', 'desc')
        .limit(MOST)
        .execute();
    },
    /** Whose they are: two a device at most. */
    async tiedPeople(deviceIds: readonly string[]) {
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
    /** What those of the municipality are called. */
    async names(municipalityId: string): Promise<ReadonlySet<string>> {
      const rows = await db
        .selectFrom('devices')
        .select('name')
        .where('municipality_id', '=', municipalityId)
        .limit(MOST_NAMES)
        .execute();
      return new Set(rows.map(({ name }) => name));
    },
    async rename(id: string, name: string): Promise<void> {
      await db.updateTable('devices').set({ name }).where('id', '=', id).execute();
    },
    async insert(row: NewDevice): Promise<void> {
      await db.insertInto('devices').values(row).execute();
    },
    async remove(id: string): Promise<void> {
      await db.deleteFrom('devices').where('id', '=', id).execute();
    },
  };
}
