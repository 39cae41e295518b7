import type { UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { filesOf } from '../../core/files/file-keys.ts';
import { cameraDay } from '../../core/files/stored-file.ts';
import type { Storage } from '../../core/storage.ts';
import type { FileToKeep, KeepFiles } from './media.read.ts';
import type { MediaRow } from './media.repo.ts';
import { newMemory } from './new-memory.ts';
import type { UploadRow, UploadsRepo } from './uploads.repo.ts';

export interface KeepFilesDeps {
  readonly uploads: UploadsRepo;
  readonly storage: Storage;
  readonly clock: Clock;
}

/** For the features that have files of their own; `compose-features.ts` hands it over. */
export const keepFiles =
  ({ uploads, storage, clock }: KeepFilesDeps): KeepFiles =>
  async (user, files) => {
    const now = clock();
    await uploads.insertAll(files.map((file) => comingRow(user.id, file, toText(now))));
    const copied: MediaRow[] = [];
    for (const file of files) {
      if (!(await copyOf(storage, user, file))) continue;
      const { from, ...what } = file;
      const isPhoto = what.kind === 'image';
      const when = isPhoto ? await cameraDay(storage, from.original) : undefined;
      const has_thumbnail = isPhoto ? 1 : 0;
      copied.push(newMemory(user, now, { ...what, has_thumbnail, when }));
    }
    await uploads.finish(copied);
    return copied.length;
  };

/** As an upload that is about to be confirmed: broken off here, the sweep finds it. */
export const comingRow = (
  user_id: string,
  file: Pick<FileToKeep, 'id' | 'mime_type' | 'size' | 'original_name'>,
  now: string,
): UploadRow => ({
  id: file.id,
  user_id,
  mime_type: file.mime_type,
  size: file.size,
  original_name: file.original_name,
  received_key: null,
  expires_at: now,
  created_at: now,
});

/** @returns false where there is nothing to copy any more. */
async function copyOf(
  storage: Storage,
  user: Pick<UserSubject, 'id'>,
  { id, kind, from }: FileToKeep,
): Promise<boolean> {
  const to = filesOf(user.id, 'media', id);
  try {
    await storage.copy(from.original, to.original);
    if (kind === 'image') {
      await storage.copy(from.screen, to.screen);
      await storage.copy(from.thumbnail, to.thumbnail);
    }
    return true;
  } catch (error) {
    if ((await storage.size(from.original)) !== undefined) throw error;
    return false;
  }
}
