import type { Kysely } from 'kysely';
import {
  columns,
  createIndex,
  createLinks,
  createTable,
  flag,
  integer,
  key,
  optionalInteger,
  optionalText,
  owner,
  ownKey,
  partOf,
  primaryKey,
  text,
  textFrom,
  unique,
} from '../columns.ts';

const uniqueText = columns('text', (column) => column.notNull().unique());
const byAdmin = columns('text', (column) => column.references('admins.id').onDelete('set null'));

/** Those who come in with an email and a password. */
const createAccounts = (db: Kysely<unknown>, table: string) =>
  createTable(db, table, [
    key('id'),
    owner('municipality_id', 'municipalities.id'),
    text('email', 'name', 'password_hash', 'created_at'),
    unique(`${table}_email`, 'municipality_id', 'email'),
  ]);

async function places(db: Kysely<unknown>) {
  await createTable(db, 'municipalities', [
    key('id'),
    text('name'),
    optionalText('photo_key', 'phone'),
    text('time_zone'),
    optionalText('setup_code_hash', 'setup_closed_at'),
    text('created_at'),
  ]);
  await createAccounts(db, 'admins');
  await createTable(db, 'devices', [
    key('id'),
    owner('municipality_id', 'municipalities.id'),
    text('name', 'created_at'),
  ]);
  await createIndex(db, 'devices_by_municipality', 'devices', 'municipality_id');
  await createTable(db, 'device_codes', [
    key('code_hash'),
    owner('municipality_id', 'municipalities.id'),
    owner('created_by', 'admins.id'),
    text('expires_at'),
  ]);
}

async function people(db: Kysely<unknown>) {
  await createTable(db, 'users', [
    key('id'),
    owner('municipality_id', 'municipalities.id'),
    byAdmin('admin_id'),
    text('name', 'name_search'),
    optionalText('email', 'phone', 'birth_date', 'photo_key', 'pin_hash'),
    flag(0, 'family_consent', 'municipal_consent'),
    flag(1, 'voice_enabled'),
    flag(0, 'dark_mode'),
    textFrom('normal', 'text_size'),
    flag(1, 'is_active'),
    optionalText('last_active_at'),
    text('created_at'),
  ]);
  await createIndex(db, 'users_by_name', 'users', 'municipality_id', 'name_search', 'id');
  await createTable(db, 'consent_changes', [
    key('id'),
    owner('user_id', 'users.id'),
    text('consent'),
    integer('granted'),
    text('changed_by', 'changed_by_id'),
    optionalText('device_id'),
    text('changed_at'),
  ]);
  await createIndex(db, 'consent_changes_by_user', 'consent_changes', 'user_id', 'id');
  await createAccounts(db, 'support_persons');
  const ends = [
    owner('support_person_id', 'support_persons.id'),
    owner('user_id', 'users.id'),
  ] as const;
  await createLinks(db, 'support_links', ends, {
    besides: text('created_at'),
    found: 'support_links_by_user',
  });
}

async function access(db: Kysely<unknown>) {
  await createTable(db, 'sessions', [
    key('id'),
    uniqueText('token_hash'),
    text('kind'),
    owner('municipality_id', 'municipalities.id'),
    partOf('device_id', 'devices.id'),
    partOf('user_id', 'users.id'),
    partOf('support_person_id', 'support_persons.id'),
    partOf('admin_id', 'admins.id'),
    text('created_at', 'last_seen_at'),
    optionalInteger('idle_seconds'),
    text('expires_at'),
  ]);
  // One index for each way in which sessions end together.
  for (const column of ['device_id', 'user_id', 'support_person_id', 'admin_id', 'expires_at']) {
    await createIndex(db, `sessions_by_${column}`, 'sessions', column);
  }
  await createTable(db, 'guesses', [
    key('key'),
    integer('attempts'),
    text('blocked_until', 'updated_at'),
  ]);
  await createIndex(db, 'guesses_by_age', 'guesses', 'updated_at');
}

async function daily(db: Kysely<unknown>) {
  await createTable(db, 'reminders', [
    key('id'),
    owner('user_id', 'users.id'),
    text('title', 'description', 'category', 'recurrency', 'starts_at', 'created_at'),
  ]);
  await createIndex(db, 'reminders_by_user', 'reminders', 'user_id', 'starts_at');
  await createTable(db, 'reminder_occurrences', [
    owner('reminder_id', 'reminders.id'),
    text('occurrence'),
    integer('completed'),
    text('changed_at'),
    primaryKey('reminder_occurrences_key', 'reminder_id', 'occurrence'),
  ]);
  await createTable(db, 'scores', [
    key('id'),
    owner('user_id', 'users.id'),
    text('game_type'),
    integer('score', 'time_seconds'),
    text('difficulty', 'completed_at'),
  ]);
  await createIndex(db, 'scores_by_user', 'scores', 'user_id', 'completed_at');
  await createTable(db, 'activity_days', [
    owner('user_id', 'users.id'),
    text('day'),
    flag(0, 'seconds', 'reminders_viewed', 'chat_messages'),
    primaryKey('activity_days_key', 'user_id', 'day'),
  ]);
  await createTable(db, 'activity_clock', [
    ownKey('user_id', 'users.id'),
    text('reported_at', 'credited_from'),
  ]);
}

async function keepsakes(db: Kysely<unknown>) {
  await createTable(db, 'media', [
    key('id'),
    owner('user_id', 'users.id'),
    text('file_key', 'mime_type'),
    integer('size'),
    text('title', 'description', 'original_name'),
    flag(0, 'is_favorite'),
    text('uploaded_at'),
  ]);
  await createIndex(db, 'media_by_user', 'media', 'user_id', 'uploaded_at', 'id');
  await createTable(db, 'support_messages', [
    key('id'),
    owner('user_id', 'users.id'),
    owner('support_person_id', 'support_persons.id'),
    text('type', 'content'),
    optionalText('media_key'),
    flag(0, 'seen'),
    text('created_at'),
  ]);
  await createIndex(
    db,
    'support_messages_by_user',
    'support_messages',
    'user_id',
    'created_at',
    'id',
  );
  await createIndex(db, 'support_messages_by_author', 'support_messages', 'support_person_id');
  await createTable(db, 'chat_state', [ownKey('user_id', 'users.id'), text('last_at')]);
}

/** Table of every feature as the home screen needs it; the features' own migrations add to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await places(db);
  await people(db);
  await access(db);
  await daily(db);
  await keepsakes(db);
}
