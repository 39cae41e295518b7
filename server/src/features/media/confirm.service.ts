import type { BodyOf } from '@encina/contract/endpoint';
import { MOST_BYTES } from '@encina/contract/files';
import type { confirm, Memory } from '@encina/contract/media';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { directKey, type FilesOf, filesOf, folderOf } from '../../core/files/file-keys.ts';
import { cleanName } from '../../core/files/file-name.ts';
import { keepPicture, type Pictures } from '../../core/files/pictures.ts';
import { kindOf } from '../../core/files/stored-file.ts';
import type { Storage } from '../../core/storage.ts';
import type { MediaRepo, MediaRow } from './media.repo.ts';
import { idIn, shown } from './memory-view.ts';
import { newMemory } from './new-memory.ts';
import type { UploadRow, UploadsRepo } from './uploads.repo.ts';

export interface ConfirmDeps {
  readonly repo: MediaRepo;
  readonly uploads: UploadsRepo;
  readonly storage: Storage;
  readonly pictures: Pictures;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;
type Said = BodyOf<typeof confirm>;

/** Makes a memory of a file that has arrived, or lets nothing of it remain. */
export function confirmService({ repo, uploads, storage, pictures, clock }: ConfirmDeps) {
  /** To its own place, where no address of an upload reaches it any more. @returns its size. */
  async function moved(upload: UploadRow, { original }: FilesOf): Promise<number> {
    const arrived = upload.received_key ?? directKey(upload.user_id, upload.id);
    const isWaiting = (await storage.size(arrived)) !== undefined;
    // Confirmed twice at once, the other one may have moved it just now.
    if (isWaiting) await storage.move(arrived, original).catch(unlessThere(original));
    const size = await storage.size(original);
    if (size === undefined) throw new DomainError('upload_not_received');
    return size;
  }

  function unlessThere(key: string) {
    return async (error: unknown) => {
      if ((await storage.size(key)) === undefined) throw error;
    };
  }

  const keep = (files: FilesOf, load: () => Promise<Uint8Array | undefined>) =>
    keepPicture({ pictures, storage }, files, load);

  /** A film is kept without its picture rather than not at all. */
  async function keepPoster(files: FilesOf, poster: string): Promise<boolean> {
    const bytes = Buffer.from(poster.slice(poster.indexOf(',') + 1), 'base64');
    try {
      await keep(files, async () => bytes);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }

  /** @returns false where it was confirmed twice at once, and kept by the other: its files are a memory's now. */
  async function discard(upload: UploadRow): Promise<boolean> {
    if (!(await uploads.remove(upload.id))) return false;
    await storage.removeAll(folderOf(upload.user_id, 'incoming', upload.id));
    await storage.removeAll(folderOf(upload.user_id, 'media', upload.id));
    return true;
  }

  async function developed(user: User, upload: UploadRow, said: Said): Promise<MediaRow> {
    const files = filesOf(user.id, 'media', upload.id);
    const size = await moved(upload, files);
    if (size > MOST_BYTES) throw new DomainError('media_too_large');
    if (size === 0) throw new DomainError('media_missing');
    if (upload.size !== null && size !== upload.size) throw new DomainError('upload_incomplete');
    const declared = upload.mime_type ?? said.mimeType ?? '';
    const { kind, mimeType } = await kindOf(storage, files.original, size, declared);
    let hasThumbnail = kind === 'image';
    const takenOn =
      kind === 'image' ? await keep(files, () => storage.get(files.original)) : undefined;
    if (kind === 'video' && said.poster) hasThumbnail = await keepPoster(files, said.poster);
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
  }

  return async (user: User, said: Said): Promise<Memory> => {
    const id = idIn(said.fileURL);
    if (!id) throw new DomainError('not_found');
    const upload = await uploads.find(user.id, id);
    const row = upload && (await developed(user, upload, said).catch(refuse(upload)));
    if (row && (await uploads.finish([row])) === 1) {
      await storage.removeAll(folderOf(user.id, 'incoming', id));
      return shown(row);
    }
    const known = await repo.find(user.id, id);
    if (known) return shown(known);
    // The person was erased meanwhile, and what was just written must go as well.
    await storage.removeAll(folderOf(user.id, 'media', id));
    throw new DomainError('not_found');
  };

  function refuse(upload: UploadRow) {
    return async (error: unknown): Promise<undefined> => {
      // Where the store or the disk failed, or nothing has come yet, the person tries again.
      const isFinal = error instanceof DomainError && error.code !== 'upload_not_received';
      if (!isFinal || (await discard(upload))) throw error;
    };
  }
}

export type ConfirmService = ReturnType<typeof confirmService>;
