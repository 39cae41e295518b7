import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** Codes that enrol a device once. */
export function deviceCodesRepo(db: Executor) {
  return {
    async insert(row: Tables['device_codes'], now: string): Promise<void> {
      await db.deleteFrom('device_codes').where('expires_at', '<=', now).execute();
      await db.insertInto('device_codes').values(row).execute();
    },
    /** Takes a code out of use and tells what it brings; undefined when it is not this municipality's, used or expired. */
    async use(
      codeHash: string,
      municipalityId: string,
      now: string,
    ): Promise<{ deviceName: string | null } | undefined> {
      const row = await db
        .deleteFrom('device_codes')
        .where('code_hash', '=', codeHash)
        .where('municipality_id', '=', municipalityId)
        .where('expires_at', '>', now)
        .returning('device_name')
        .executeTakeFirst();
      return row && { deviceName: row.device_name };
    },
  };
}

export type DeviceCodesRepo = ReturnType<typeof deviceCodesRepo>;
