import type { ErrorCode } from '@encina/contract/error-codes';
import type { Memory } from '@encina/contract/media';
import { DomainError } from '../../core/errors.ts';
import { folderOf } from '../../core/files/file-keys.ts';
import { type DeveloperDeps, developer, type Said, type User } from './developer.ts';
import type { MediaRepo } from './media.repo.ts';
import { idIn, shown } from './memory-view.ts';
import type { UploadRow, UploadsRepo } from './uploads.repo.ts';

export interface ConfirmDeps extends DeveloperDeps {
  readonly repo: MediaRepo;
  readonly uploads: UploadsRepo;
}

const TRIED_AGAIN: ReadonlySet<ErrorCode> = new Set(['upload_not_received', 'busy']);

/** Makes a memory of a file that has arrived, or lets nothing of it remain. */
export function confirmService({ repo, uploads, storage, pictures, clock }: ConfirmDeps) {
  const develop = developer({ storage, pictures, clock });

  /** @returns false where it was confirmed twice at once, and kept by the other: its files are a memory's now. */
  async function discard(upload: UploadRow): Promise<boolean> {
    if (!(await uploads.remove(upload.id))) return false;
    await storage.removeAll(folderOf(upload.user_id, 'incoming', upload.id));
    await storage.removeAll(folderOf(upload.user_id, 'media', upload.id));
    return true;
  }

  return async (user: User, said: Said): Promise<Memory> => {
    const id = idIn(said.fileURL);
    if (!id) throw new DomainError('not_found');
    const upload = await uploads.find(user.id, id);
    const row = upload && (await develop(user, upload, said).catch(refuse(upload)));
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
      // Where the store or the disk failed, nothing has come yet or too many wait, the person tries again.
      const isFinal = error instanceof DomainError && !TRIED_AGAIN.has(error.code);
      // Whoever is erased meanwhile takes the folders away in which her pictures are being put.
      const isOurs = isFinal ? discard(upload) : uploads.find(upload.user_id, upload.id);
      if (await isOurs) throw error;
    };
  }
}

export type ConfirmService = ReturnType<typeof confirmService>;
