import { newId } from '../core/ids.ts';
import { subscriptionAt } from './browser-keys.ts';
import { START, type Town } from './town.ts';

type Whose = { readonly user_id?: string; readonly support_person_id?: string };

/** Inserts a subscription straight into the database, of another browser each time: one has one subscription alone. */
export async function addSubscription(town: Town, whose: Whose): Promise<string> {
  const row = subscriptionRow(whose, subscriptionAt(`https://fcm.googleapis.com/send/${newId()}`));
  await town.db.insertInto('push_subscriptions').values(row).execute();
  return row.id;
}

/** As it lies in the database. */
export function subscriptionRow(whose: Whose, given: ReturnType<typeof subscriptionAt>) {
  return {
    user_id: null,
    support_person_id: null,
    ...whose,
    id: newId(),
    device_id: null,
    receiver: whose.user_id ?? whose.support_person_id ?? '',
    endpoint: given.endpoint,
    public_key: given.keys.p256dh,
    auth_secret: given.keys.auth,
    place: 'Tableta Android',
    created_at: START,
    succeeded_at: null,
  };
}
