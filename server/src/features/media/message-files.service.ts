import type { ActorOf, Authorized, LinkLookup, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Incoming } from '../../core/route.ts';
import type { Storage } from '../../core/storage.ts';
import type { StreamedFile } from '../../core/streamed-file.ts';
import { filesOf, STAGING } from './file-keys.ts';
import { cleanName } from './file-name.ts';
import { SHOWN_AS } from './memory-view.ts';
import type { MessageFileRow, MessageFilesRepo } from './message-files.repo.ts';
import { type MessageUpload, readUpload } from './message-upload.ts';
import type { Pictures } from './pictures.ts';
import { kindOf, streamed } from './stored-file.ts';

export interface MessageFilesDeps {
  readonly repo: MessageFilesRepo;
  readonly storage: Storage;
  readonly pictures: Pictures;
  readonly clock: Clock;
  readonly isLinked: LinkLookup;
}

type Sender = Pick<ActorOf<'support'>, 'supportPersonId'>;

/** Where a page finds the file of a message. */
export const messageAddress = (userId: string, id: string) =>
  `/api/users/${userId}/objects/messages/${id}`;

/** Images and videos from relatives and carers: taken in, and shown to the one for whom they are. */
export function messageFilesService(deps: MessageFilesDeps) {
  const { repo, storage, pictures, clock, isLinked } = deps;

  async function rowFor(
    { supportPersonId }: Sender,
    staged: string,
    { userId, fileName, declared, size }: MessageUpload,
  ): Promise<MessageFileRow> {
    const isHers = userId !== '' && (await isLinked(supportPersonId, userId));
    if (!isHers) throw new DomainError('user_not_found');
    const { kind, mimeType } = await kindOf(storage, staged, size, declared);
    if (kind === 'audio') throw new DomainError('message_file_type');
    return {
      id: newId(),
      user_id: userId,
      support_person_id: supportPersonId,
      kind,
      mime_type: mimeType,
      size,
      original_name: cleanName(fileName),
      attached: 0,
      created_at: toText(clock()),
    };
  }

  /** The row first: where the rest fails, the sweep knows what to take away. */
  async function keep(staged: string, row: MessageFileRow): Promise<void> {
    const files = filesOf(row.user_id, 'messages', row.id);
    await repo.insert(row);
    try {
      if (row.kind === 'image') {
        const { screen, thumbnail } = await pictures.develop(() => storage.get(staged));
        await storage.put(files.screen, screen, SHOWN_AS);
        await storage.put(files.thumbnail, thumbnail, SHOWN_AS);
      }
      await storage.move(staged, files.original);
    } catch (error) {
      await repo.remove(row.user_id, [row.id]);
      await storage.removeAll(files.folder);
      throw error;
    }
  }

  return {
    async receive(sender: Sender, incoming: Incoming): Promise<{ url: string }> {
      const staged = `${STAGING}/${newId()}`;
      try {
        const form = await readUpload(incoming, (file) =>
          storage.putStream(staged, file, 'application/octet-stream'),
        );
        const row = await rowFor(sender, staged, form);
        await keep(staged, row);
        return { url: messageAddress(row.user_id, row.id) };
      } finally {
        await storage.remove(staged);
      }
    },
    async object(user: Authorized<UserSubject>, id: string): Promise<StreamedFile> {
      const row = await repo.find(user.id, id);
      if (!row) throw new DomainError('not_found');
      const { screen, original } = filesOf(user.id, 'messages', id);
      return row.kind === 'image'
        ? streamed(storage, screen, SHOWN_AS)
        : streamed(storage, original, row.mime_type);
    },
  };
}

export type MessageFilesService = ReturnType<typeof messageFilesService>;
