import type { Executor } from '../../db/database.ts';
import { noRow } from '../../db/no-row.ts';

/** Who leaves a tablet that is not her own is told nothing on it any more. */
export const endPushIn =
  (db: Executor) =>
  async (userId: string, deviceId: string): Promise<void> => {
    const isTiedToHer = db
      .selectFrom('device_people')
      .select('user_id')
      .where((eb) => eb.and({ device_id: deviceId, user_id: userId }));
    await db
      .deleteFrom('push_subscriptions')
      .where((eb) => eb.and({ user_id: userId, device_id: deviceId }))
      .where(noRow(isTiedToHer))
      .execute();
  };
