import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** Who issued it, and how the device will be called where staff have said. */
interface UsedCode {
  readonly deviceName: string | null;
  readonly adminId: string;
}

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
    ): Promise<UsedCode | undefined> {
      const row = await db
        .deleteFrom('device_codes')
        .where('code_hash', '=', codeHash)
        .where('municipality_id', '=', municipalityId)
        .where('expires_at', '>', now)
        .returning(['device_name', 'created_by'])
        .executeTakeFirst();
      return row && { deviceName: row.device_name, adminId: row.created_by };
    },
  };
}

export type DeviceCodesRepo = ReturnType<typeof deviceCodesRepo>;
