import type { BodyOf } from '@encina/contract/endpoint';
import { MOST_BYTES } from '@encina/contract/files';
import type { confirm } from '@encina/contract/media';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { directKey, type FilesOf, filesOf } from '../../core/files/file-keys.ts';
import { cleanName } from '../../core/files/file-name.ts';
import { keepPicture, type Pictures } from '../../core/files/pictures.ts';
import { kindOf } from '../../core/files/stored-file.ts';
import type { Storage } from '../../core/storage.ts';
import type { MediaRow } from './media.repo.ts';
import { newMemory } from './new-memory.ts';
import type { UploadRow } from './uploads.repo.ts';

export interface DeveloperDeps {
  readonly storage: Storage;
  readonly pictures: Pictures;
  readonly clock: Clock;
}

export type User = Authorized<UserSubject>;
export type Said = BodyOf<typeof confirm>;

/** Makes the pictures of a file that has arrived, and the row of the memory that it becomes. */
export function developer({ storage, pictures, clock }: DeveloperDeps) {
  const keep = (userId: string, files: FilesOf, load: () => Promise<Uint8Array | undefined>) =>
    keepPicture({ pictures, storage }, userId, files, load);

  /** A film is kept without its picture rather than not at all. */
  async function keepPoster(userId: string, files: FilesOf, poster: string): Promise<boolean> {
    const bytes = Buffer.from(poster.slice(poster.indexOf(',') + 1), 'base64');
    try {
      await keep(userId, files, async () => bytes);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code !== 'busy') return false;
      throw error;
    }
  }

  return async function develop(user: User, upload: UploadRow, said: Said): Promise<MediaRow> {
    const files = filesOf(user.id, 'media', upload.id);
    const size = await moved(storage, upload, files);
    if (size > MOST_BYTES) throw new DomainError('media_too_large');
    if (size === 0) throw new DomainError('media_missing');
    if (upload.size !== null && size !== upload.size) throw new DomainError('upload_incomplete');
    const declared = upload.mime_type ?? said.mimeType ?? '';
    const { kind, mimeType } = await kindOf(storage, files.original, size, declared);
    let hasThumbnail = kind === 'image';
    const takenOn =
      kind === 'image' ? await keep(user.id, files, () => storage.get(files.original)) : undefined;
    if (kind === 'video' && said.poster)
      hasThumbnail = await keepPoster(user.id, files, said.poster);
    return newMemory(user, clock(), {
      id: upload.id,
      kind,
      mime_type: mimeType,
      size,
      title: said.title,
      description: said.description,
      original_name: cleanName(said.originalName ?? upload.original_name),
      has_thumbnail: hasThumbnail ? 1 : 0,
      when: said.day ?? takenOn,
    });
  };
}

/** To its own place, where no address of an upload reaches it any more. @returns its size. */
async function moved(storage: Storage, upload: UploadRow, { original }: FilesOf): Promise<number> {
  const arrived = upload.received_key ?? directKey(upload.user_id, upload.id);
  const isWaiting = (await storage.size(arrived)) !== undefined;
  // Confirmed twice at once, the other one may have moved it just now.
  if (isWaiting) await storage.move(arrived, original).catch(unlessThere(storage, original));
  const size = await storage.size(original);
  if (size === undefined) throw new DomainError('upload_not_received');
  return size;
}

function unlessThere(storage: Storage, key: string) {
  return async (error: unknown) => {
    if ((await storage.size(key)) === undefined) throw error;
  };
}
