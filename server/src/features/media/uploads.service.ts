import type { BodyOf } from '@encina/contract/endpoint';
import { MOST_BYTES } from '@encina/contract/files';
import type { uploadUrl } from '@encina/contract/media';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import type { Incoming } from '../../core/call.ts';
import { type Clock, inSeconds, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { limitBytes } from '../../core/files/byte-limit.ts';
import { directKey, folderOf } from '../../core/files/file-keys.ts';
import { cleanName } from '../../core/files/file-name.ts';
import type { Room } from '../../core/files/room.ts';
import { newId } from '../../core/ids.ts';
import type { Storage } from '../../core/storage.ts';
import { addressOf } from './memory-view.ts';
import { isSigned, signatureOf } from './signature.ts';
import { type UploadRow, type UploadsRepo, uploadsRepo } from './uploads.repo.ts';

export interface UploadsDeps {
  readonly repo: UploadsRepo;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly secretKey: Buffer;
  readonly room: Room;
}

type User = Authorized<UserSubject>;

/** A video on a weak signal takes most of it. */
const VALID_SECONDS = 3_600;

/** The way in for a file: an address that takes it once. */
export function uploadsService({ repo, storage, clock, secretKey, room }: UploadsDeps) {
  async function uploadAddress(row: UploadRow): Promise<string> {
    const { id, user_id, mime_type, size } = row;
    if (mime_type !== null && size !== null) {
      const file = { type: mime_type, size, seconds: VALID_SECONDS };
      const direct = await storage.uploadAddress(directKey(user_id, id), file);
      if (direct) return direct;
    }
    const signature = signatureOf(secretKey, row);
    return `/api/users/${user_id}/media/uploads/${id}?signature=${signature}`;
  }

  /** The upload that an address is for, while it still takes a file. */
  async function open(user: User, id: string, signature: string): Promise<UploadRow> {
    const row = await repo.find(user.id, id);
    if (!row) throw new DomainError('not_found');
    if (!isSigned(secretKey, row, signature) || row.expires_at <= toText(clock())) {
      throw new DomainError('upload_refused');
    }
    if (row.received_key !== null) throw new DomainError('upload_used');
    return row;
  }

  return {
    async address(user: User, body: BodyOf<typeof uploadUrl>) {
      const now = clock();
      const row = {
        id: newId(),
        user_id: user.id,
        mime_type: body?.mimeType ?? null,
        size: body?.size ?? null,
        original_name: cleanName(body?.originalName ?? ''),
        received_key: null,
        expires_at: inSeconds(now, VALID_SECONDS),
        created_at: toText(now),
      };
      await room.checkDisk();
      await room.keepWithin(user.id, row.size ?? 0, (trx) => uploadsRepo(trx).insert(row));
      return { uploadURL: await uploadAddress(row), fileURL: addressOf(row.id) };
    },
    async receive(user: User, id: string, signature: string, incoming: Incoming): Promise<void> {
      const row = await open(user, id, signature);
      checkDeclared(row, incoming);
      await room.checkDisk();
      const key = `${folderOf(user.id, 'incoming', id)}/${newId()}`;
      try {
        const size = await store(storage, key, incoming, row.size);
        // What was declared has its room since it was asked for.
        const isClaimed = await room.keepWithin(user.id, size - (row.size ?? 0), (trx) =>
          uploadsRepo(trx).claim(id, key, size),
        );
        if (!isClaimed) throw new DomainError('upload_used');
      } catch (error) {
        await storage.remove(key);
        throw error;
      }
    },
  };
}

export type UploadsService = ReturnType<typeof uploadsService>;

/** What can be refused before a byte of it is stored. */
function checkDeclared(row: UploadRow, { type, length }: Incoming): void {
  if (row.mime_type !== null && type !== row.mime_type) throw new DomainError('unsupported_type');
  if (length !== undefined && length > MOST_BYTES) throw new DomainError('media_too_large');
  if (length === 0) throw new DomainError('media_missing');
  if (row.size !== null && length !== undefined && length !== row.size) {
    throw new DomainError('upload_incomplete');
  }
}

/** @returns how many bytes came */
async function store(
  storage: Storage,
  key: string,
  { bytes, type }: Incoming,
  expected: number | null,
): Promise<number> {
  const { stream, length } = expected
    ? limitBytes(bytes, expected, 'upload_incomplete')
    : limitBytes(bytes, MOST_BYTES);
  await storage.putStream(key, stream, type);
  if (length() === 0) throw new DomainError('media_missing');
  if (expected !== null && length() !== expected) throw new DomainError('upload_incomplete');
  return length();
}
