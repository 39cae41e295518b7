import type { Selectable } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { changeRow, findRow, listRows, putRow, removeRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type SubscriptionRow = Selectable<Tables['push_subscriptions']>;

/** Browsers of one receiver. */
const MOST_SUBSCRIPTIONS = 10;
/** What a browser may say otherwise of the same address. */
const GIVEN_ANEW = ['public_key', 'auth_secret', 'device_id', 'place'];

/** The browsers that are reached: always of one receiver, a person or a relative. */
export function subscriptionsRepo(db: Executor) {
  return {
    /** The latest first. */
    list: (receiver: string): Promise<SubscriptionRow[]> => listed(db, receiver, 1),
    find: (receiver: string, id: string): Promise<SubscriptionRow | undefined> =>
      findRow(db, 'push_subscriptions', { receiver, id }),
    /** In place of the one that the same browser gave before; the oldest make room. */
    async put(row: SubscriptionRow): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await putRow(trx, 'push_subscriptions', row, ['receiver', 'endpoint'], GIVEN_ANEW);
        const rows = await listed(trx, row.receiver, 2);
        const gone = rows.slice(MOST_SUBSCRIPTIONS).map(({ id }) => id);
        if (gone.length === 0) return;
        await trx.deleteFrom('push_subscriptions').where('id', 'in', gone).execute();
      });
    },
    async succeeded(id: string, at: string): Promise<void> {
      await changeRow(db, 'push_subscriptions', { id }, { succeeded_at: at });
    },
    remove: (receiver: string, id: string): Promise<boolean> =>
      removeRow(db, 'push_subscriptions', { receiver, id }),
  };
}

export type SubscriptionsRepo = ReturnType<typeof subscriptionsRepo>;

const listed = (db: Executor, receiver: string, times: number) =>
  listRows(
    db,
    'push_subscriptions',
    { receiver },
    { order: ['created_at', 'id'], descending: true, most: times * MOST_SUBSCRIPTIONS },
  );
