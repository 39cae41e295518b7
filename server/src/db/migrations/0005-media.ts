import { type Kysely, sql } from 'kysely';
import {
  addColumns,
  createIndex,
  createTable,
  flag,
  integer,
  key,
  optionalInteger,
  optionalText,
  owner,
  text,
  textFrom,
} from '../columns.ts';

async function memories(db: Kysely<unknown>) {
  await addColumns(
    db,
    'media',
    textFrom('image', 'kind'),
    textFrom('', 'day', 'month_day'),
    flag(0, 'has_thumbnail'),
  );
  await sql`update media set kind = substr(mime_type, 1, 5), day = substr(uploaded_at, 1, 10),
    month_day = substr(uploaded_at, 6, 5)`.execute(db);
  await createIndex(db, 'media_by_user_and_kind', 'media', 'user_id', 'kind', 'uploaded_at', 'id');
  await createIndex(db, 'media_by_user_and_month_day', 'media', 'user_id', 'month_day', 'day');
}

async function uploads(db: Kysely<unknown>) {
  await createTable(db, 'media_uploads', [
    key('id'),
    owner('user_id', 'users.id'),
    optionalText('mime_type'),
    optionalInteger('size'),
    text('original_name'),
    optionalText('received_key'),
    text('expires_at', 'created_at'),
  ]);
  await createTable(db, 'message_files', [
    key('id'),
    owner('user_id', 'users.id'),
    owner('support_person_id', 'support_persons.id'),
    text('kind', 'mime_type'),
    integer('size'),
    text('original_name'),
    flag(0, 'attached'),
    text('created_at'),
  ]);
  for (const [table, ...columns] of [
    ['media_uploads', 'user_id'],
    ['media_uploads', 'created_at'],
    ['message_files', 'user_id'],
    ['message_files', 'support_person_id'],
    ['message_files', 'attached', 'created_at'],
  ] as const) {
    await createIndex(db, `${table}_by_${columns.at(-1)}`, table, ...columns);
  }
}

/** Kinds, days and thumbnails of memories; files on their way; files of messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await memories(db);
  await uploads(db);
}
