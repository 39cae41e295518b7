import { type Clock, toText } from '../../core/clock.ts';
import { filesOf } from '../../core/files/file-keys.ts';
import { newId } from '../../core/ids.ts';
import type { Storage } from '../../core/storage.ts';
import type { KeepFile } from './media.read.ts';
import { newMemory } from './new-memory.ts';
import type { UploadsRepo } from './uploads.repo.ts';

export interface KeepFileDeps {
  readonly uploads: UploadsRepo;
  readonly storage: Storage;
  readonly clock: Clock;
}

/** For the features that have files of their own; `app.ts` hands it over. */
export const keepFile =
  ({ uploads, storage, clock }: KeepFileDeps): KeepFile =>
  async (user, { from, ...what }) => {
    const id = newId();
    const now = clock();
    const { kind, mime_type, size, original_name } = what;
    const times = { expires_at: toText(now), created_at: toText(now) };
    // As an upload that is about to be confirmed: broken off here, the sweep finds it.
    const coming = { id, user_id: user.id, mime_type, size, original_name, received_key: null };
    await uploads.insert({ ...coming, ...times });
    const to = filesOf(user.id, 'media', id);
    await storage.copy(from.original, to.original);
    if (kind === 'image') {
      await storage.copy(from.screen, to.screen);
      await storage.copy(from.thumbnail, to.thumbnail);
    }
    const has_thumbnail = kind === 'image' ? 1 : 0;
    return uploads.finish(newMemory(user, now, { ...what, id, description: '', has_thumbnail }));
  };
