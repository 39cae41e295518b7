import type { Insertable } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

type NewDevice = Insertable<Tables['devices']>;

/** Devices of one list. */
export const MOST = 200;
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
