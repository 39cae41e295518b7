import { inSeconds, toText } from '../core/clock.ts';
import { filesOf } from '../core/files/file-keys.ts';
import { newId } from '../core/ids.ts';
import type { Tables } from '../db/schema.ts';
import { START, type Town } from './town.ts';

/** A file in the store, whatever is in it. */
export async function addFile({ storage }: Town, key: string): Promise<void> {
  await storage.put(key, Buffer.from('bytes of a file'), 'application/octet-stream');
}

/** A file that may come, straight in the database; with bytes, one that has come. */
export async function addUpload(
  { db, storage }: Town,
  userId: string,
  bytes?: Uint8Array,
): Promise<Tables['media_uploads']> {
  const now = Temporal.Instant.from(START);
  const id = newId();
  const key = bytes ? `users/${userId}/incoming/${id}/${newId()}` : null;
  if (bytes && key) await storage.put(key, bytes, 'application/octet-stream');
  const row = {
    id,
    user_id: userId,
    mime_type: null,
    size: null,
    original_name: 'boda.jpg',
    received_key: key,
    expires_at: inSeconds(now, 3_600),
    created_at: toText(now),
  };
  await db.insertInto('media_uploads').values(row).execute();
  return row;
}

/** A form with a file in it, as a browser writes it. */
export function formOf({
  userId,
  supportPersonId,
  file,
  name = 'foto.jpg',
  type = 'image/jpeg',
}: {
  userId?: string;
  supportPersonId?: string;
  file?: Uint8Array;
  name?: string;
  type?: string;
}): { body: Buffer; headers: Record<string, string> } {
  const boundary = '----encina';
  const part = (head: string, content: Uint8Array) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]);
  const body = Buffer.concat([
    ...(file ? [part(`name="file"; filename="${name}"\r\ncontent-type: ${type}`, file)] : []),
    ...(userId ? [part('name="userId"', Buffer.from(userId))] : []),
    ...(supportPersonId ? [part('name="supportPersonId"', Buffer.from(supportPersonId))] : []),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

const VIDEO = {
  kind: 'video',
  mime_type: 'video/mp4',
  size: 15,
  original_name: 'beso.mp4',
} as const;

/** A file that came for a message and belongs to none yet: a video, or that photo. @returns its id. */
export async function addMessageFile(
  town: Town,
  userId: string,
  supportPersonId: string,
  sentBy: 'support' | 'user',
  photo?: Uint8Array,
): Promise<string> {
  const id = newId();
  const { original, screen, thumbnail } = filesOf(userId, 'messages', id);
  if (photo) {
    for (const key of [original, screen, thumbnail]) await town.storage.put(key, photo, 'image/*');
  } else await addFile(town, original);
  await town.db
    .insertInto('message_files')
    .values({
      id,
      user_id: userId,
      support_person_id: supportPersonId,
      sent_by: sentBy,
      ...VIDEO,
      ...(photo && { kind: 'image', mime_type: 'image/jpeg', size: photo.length }),
      message_id: null,
      created_at: START,
    })
    .execute();
  return id;
}
