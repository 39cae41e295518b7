import { type Clock, toText } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Storage } from '../../core/storage.ts';
import { filesOf } from './file-keys.ts';
import type { MessageFile, MessageFiles } from './media.read.ts';
import type { MessageFileRow, MessageFilesRepo } from './message-files.repo.ts';
import { messageAddress } from './message-files.service.ts';
import { newMemory } from './new-memory.ts';
import type { UploadsRepo } from './uploads.repo.ts';

export interface MessageFilesOnHandDeps {
  readonly repo: MessageFilesRepo;
  readonly uploads: UploadsRepo;
  readonly storage: Storage;
  readonly clock: Clock;
}

const described = ({ id, user_id, kind }: MessageFileRow): MessageFile => ({
  id,
  url: messageAddress(user_id, id),
  row: { type: kind, media_key: `messages/${id}` },
});

/** What the feature of the messages does with the files that came for them. */
export function messageFiles(deps: MessageFilesOnHandDeps): MessageFiles {
  const { repo, uploads, storage, clock } = deps;

  const idAt = (userId: string, url: string): string | undefined => {
    const id = url.split('/').at(-1) ?? '';
    return url === messageAddress(userId, id) ? id : undefined;
  };
  const rowAt = async (userId: string, url: string) => {
    const id = idAt(userId, url);
    return id === undefined ? undefined : repo.find(userId, id);
  };

  return {
    async attach(userId, url, message) {
      const row = await rowAt(userId, url);
      const isTied = row && (await repo.attach(userId, row.id, message));
      return isTied ? described(row) : undefined;
    },
    async keep(user, url, title) {
      const row = await rowAt(user.id, url);
      if (!row) return false;
      const id = newId();
      const now = clock();
      const { mime_type, size, original_name, kind } = row;
      const times = { expires_at: toText(now), created_at: toText(now) };
      // As an upload that is about to be confirmed: broken off here, the sweep finds it.
      const coming = { id, user_id: user.id, mime_type, size, original_name, received_key: null };
      await uploads.insert({ ...coming, ...times });
      const [from, to] = [filesOf(user.id, 'messages', row.id), filesOf(user.id, 'media', id)];
      await storage.copy(from.original, to.original);
      if (kind === 'image') {
        await storage.copy(from.screen, to.screen);
        await storage.copy(from.thumbnail, to.thumbnail);
      }
      const what = { id, kind, mime_type, size, original_name, title, description: '' };
      const has_thumbnail = kind === 'image' ? 1 : 0;
      return uploads.finish(newMemory(user, now, { ...what, has_thumbnail }));
    },
    async discard(userId, urls) {
      const ids = urls.map((url) => idAt(userId, url)).filter((id) => id !== undefined);
      await repo.remove(userId, ids);
      for (const id of ids) await storage.removeAll(filesOf(userId, 'messages', id).folder);
    },
  };
}
