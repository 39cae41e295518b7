import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const flag = (value: 0 | 1) => (column: ColumnDefinitionBuilder) =>
  column.notNull().defaultTo(value);
const owner = (reference: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(reference).onDelete('cascade');
const partOf = (reference: string) => (column: ColumnDefinitionBuilder) =>
  column.references(reference).onDelete('cascade');
const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();

async function places(db: Kysely<unknown>) {
  await db.schema
    .createTable('municipalities')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('photo_key', 'text')
    .addColumn('phone', 'text')
    .addColumn('time_zone', 'text', required)
    .addColumn('setup_code_hash', 'text')
    .addColumn('setup_closed_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('admins')
    .addColumn('id', 'text', key)
    .addColumn('municipality_id', 'text', owner('municipalities.id'))
    .addColumn('email', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('password_hash', 'text', required)
    .addColumn('created_at', 'text', required)
    .addUniqueConstraint('admins_email', ['municipality_id', 'email'])
    .execute();
  await db.schema
    .createTable('devices')
    .addColumn('id', 'text', key)
    .addColumn('municipality_id', 'text', owner('municipalities.id'))
    .addColumn('name', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('devices_by_municipality')
    .on('devices')
    .column('municipality_id')
    .execute();
  await db.schema
    .createTable('device_codes')
    .addColumn('code_hash', 'text', key)
    .addColumn('municipality_id', 'text', owner('municipalities.id'))
    .addColumn('created_by', 'text', owner('admins.id'))
    .addColumn('expires_at', 'text', required)
    .execute();
}

async function people(db: Kysely<unknown>) {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', key)
    .addColumn('municipality_id', 'text', owner('municipalities.id'))
    .addColumn('admin_id', 'text', (c) => c.references('admins.id').onDelete('set null'))
    .addColumn('name', 'text', required)
    .addColumn('name_search', 'text', required)
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('birth_date', 'text')
    .addColumn('photo_key', 'text')
    .addColumn('pin_hash', 'text')
    .addColumn('family_consent', 'integer', flag(0))
    .addColumn('municipal_consent', 'integer', flag(0))
    .addColumn('voice_enabled', 'integer', flag(1))
    .addColumn('dark_mode', 'integer', flag(0))
    .addColumn('text_size', 'text', (c) => c.notNull().defaultTo('normal'))
    .addColumn('is_active', 'integer', flag(1))
    .addColumn('last_active_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('users_by_name')
    .on('users')
    .columns(['municipality_id', 'name_search', 'id'])
    .execute();
  await db.schema
    .createTable('consent_changes')
    .addColumn('id', 'text', key)
    .addColumn('user_id', 'text', owner('users.id'))
    .addColumn('consent', 'text', required)
    .addColumn('granted', 'integer', required)
    .addColumn('changed_by', 'text', required)
    .addColumn('changed_by_id', 'text', required)
    .addColumn('device_id', 'text')
    .addColumn('changed_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('consent_changes_by_user')
    .on('consent_changes')
    .columns(['user_id', 'id'])
    .execute();
  await db.schema
    .createTable('support_persons')
    .addColumn('id', 'text', key)
    .addColumn('municipality_id', 'text', owner('municipalities.id'))
    .addColumn('email', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('password_hash', 'text', required)
    .addColumn('created_at', 'text', required)
    .addUniqueConstraint('support_persons_email', ['municipality_id', 'email'])
    .execute();
  await db.schema
    .createTable('support_links')
    .addColumn('support_person_id', 'text', owner('support_persons.id'))
    .addColumn('user_id', 'text', owner('users.id'))
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('support_links_key', ['support_person_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('support_links_by_user')
    .on('support_links')
    .columns(['user_id'])
    .execute();
}

async function access(db: Kysely<unknown>) {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', key)
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', required)
    .addColumn('municipality_id', 'text', owner('municipalities.id'))
    .addColumn('device_id', 'text', partOf('devices.id'))
    .addColumn('user_id', 'text', partOf('users.id'))
    .addColumn('support_person_id', 'text', partOf('support_persons.id'))
    .addColumn('admin_id', 'text', partOf('admins.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('last_seen_at', 'text', required)
    .addColumn('idle_seconds', 'integer')
    .addColumn('expires_at', 'text', required)
    .execute();
  // One index for each way in which sessions end together.
  for (const column of ['device_id', 'user_id', 'support_person_id', 'admin_id', 'expires_at']) {
    await db.schema.createIndex(`sessions_by_${column}`).on('sessions').column(column).execute();
  }
  await db.schema
    .createTable('guesses')
    .addColumn('key', 'text', key)
    .addColumn('attempts', 'integer', required)
    .addColumn('blocked_until', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema.createIndex('guesses_by_age').on('guesses').column('updated_at').execute();
}

async function daily(db: Kysely<unknown>) {
  await db.schema
    .createTable('reminders')
    .addColumn('id', 'text', key)
    .addColumn('user_id', 'text', owner('users.id'))
    .addColumn('title', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('category', 'text', required)
    .addColumn('recurrency', 'text', required)
    .addColumn('starts_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('reminders_by_user')
    .on('reminders')
    .columns(['user_id', 'starts_at'])
    .execute();
  await db.schema
    .createTable('reminder_occurrences')
    .addColumn('reminder_id', 'text', owner('reminders.id'))
    .addColumn('occurrence', 'text', required)
    .addColumn('completed', 'integer', required)
    .addColumn('changed_at', 'text', required)
    .addPrimaryKeyConstraint('reminder_occurrences_key', ['reminder_id', 'occurrence'])
    .execute();
  await db.schema
    .createTable('scores')
    .addColumn('id', 'text', key)
    .addColumn('user_id', 'text', owner('users.id'))
    .addColumn('game_type', 'text', required)
    .addColumn('score', 'integer', required)
    .addColumn('time_seconds', 'integer', required)
    .addColumn('difficulty', 'text', required)
    .addColumn('completed_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('scores_by_user')
    .on('scores')
    .columns(['user_id', 'completed_at'])
    .execute();
  await db.schema
    .createTable('activity_days')
    .addColumn('user_id', 'text', owner('users.id'))
    .addColumn('day', 'text', required)
    .addColumn('seconds', 'integer', flag(0))
    .addColumn('reminders_viewed', 'integer', flag(0))
    .addColumn('chat_messages', 'integer', flag(0))
    .addPrimaryKeyConstraint('activity_days_key', ['user_id', 'day'])
    .execute();
  await db.schema
    .createTable('activity_clock')
    .addColumn('user_id', 'text', (c) => key(c).references('users.id').onDelete('cascade'))
    .addColumn('reported_at', 'text', required)
    .addColumn('credited_from', 'text', required)
    .execute();
}

async function keepsakes(db: Kysely<unknown>) {
  await db.schema
    .createTable('media')
    .addColumn('id', 'text', key)
    .addColumn('user_id', 'text', owner('users.id'))
    .addColumn('file_key', 'text', required)
    .addColumn('mime_type', 'text', required)
    .addColumn('size', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('original_name', 'text', required)
    .addColumn('is_favorite', 'integer', flag(0))
    .addColumn('uploaded_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('media_by_user')
    .on('media')
    .columns(['user_id', 'uploaded_at', 'id'])
    .execute();
  await db.schema
    .createTable('support_messages')
    .addColumn('id', 'text', key)
    .addColumn('user_id', 'text', owner('users.id'))
    .addColumn('support_person_id', 'text', owner('support_persons.id'))
    .addColumn('type', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('media_key', 'text')
    .addColumn('seen', 'integer', flag(0))
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('support_messages_by_user')
    .on('support_messages')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('support_messages_by_author')
    .on('support_messages')
    .columns(['support_person_id'])
    .execute();
  await db.schema
    .createTable('chat_state')
    .addColumn('user_id', 'text', (c) => key(c).references('users.id').onDelete('cascade'))
    .addColumn('last_at', 'text', required)
    .execute();
}

/** Table of every feature as the home screen needs it; the features' own migrations add to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await places(db);
  await people(db);
  await access(db);
  await daily(db);
  await keepsakes(db);
}
