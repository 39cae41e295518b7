import type { Kysely } from 'kysely';
import {
  addColumns,
  createIndex,
  createTable,
  flag,
  key,
  optionalText,
  partOf,
  text,
  textFrom,
  unique,
} from '../columns.ts';

/** What somebody is told when Encina is closed, and where it reaches her. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'users', flag(1, 'quiet_nights'));
  await addColumns(db, 'support_persons', flag(0, 'mails_notices'));
  await createTable(db, 'notices', [
    key('id'),
    partOf('user_id', 'users.id'),
    partOf('support_person_id', 'support_persons.id'),
    text('topic', 'title', 'body', 'path', 'tag', 'created_at'),
  ]);
  await createIndex(db, 'notices_by_user', 'notices', 'user_id');
  await createIndex(db, 'notices_by_support_person', 'notices', 'support_person_id');
  await createIndex(db, 'notices_by_age', 'notices', 'created_at');
  await createTable(db, 'push_subscriptions', [
    key('id'),
    partOf('user_id', 'users.id'),
    partOf('support_person_id', 'support_persons.id'),
    partOf('device_id', 'devices.id'),
    text('receiver', 'endpoint', 'public_key', 'auth_secret'),
    textFrom('', 'place'),
    text('created_at'),
    optionalText('succeeded_at'),
    unique('push_subscriptions_once', 'receiver', 'endpoint'),
  ]);
  await createIndex(db, 'push_subscriptions_by_user', 'push_subscriptions', 'user_id');
  await createIndex(
    db,
    'push_subscriptions_by_support_person',
    'push_subscriptions',
    'support_person_id',
  );
  await createIndex(db, 'push_subscriptions_by_device', 'push_subscriptions', 'device_id');
}
