import { MOST_BYTES } from '@encina/contract/files';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import type { Incoming } from '../../core/call.ts';
import { DomainError } from '../../core/errors.ts';
import { filesOf, STAGING } from '../../core/files/file-keys.ts';
import { keepPicture, type Pictures } from '../../core/files/pictures.ts';
import type { Room } from '../../core/files/room.ts';
import { shownFile } from '../../core/files/stored-file.ts';
import { newId } from '../../core/ids.ts';
import type { StreamedFile } from '../../core/streamed-file.ts';
import { fileAddress } from './file-address.ts';
import {
  type MessageFileRow,
  type MessageFilesRepo,
  messageFilesRepo,
} from './message-files.repo.ts';
import { readUpload } from './message-upload.ts';
import { checkedPair, type NewFileDeps, newMessageFile, type Sender } from './new-message-file.ts';

export interface MessageFilesDeps extends NewFileDeps {
  readonly repo: MessageFilesRepo;
  readonly pictures: Pictures;
  readonly room: Room;
}

/** Files that go with messages: taken in, and shown to the two between whom they went. */
export function messageFilesService(deps: MessageFilesDeps) {
  const { repo, storage, pictures, room } = deps;

  /** The row first: where the rest fails, the sweep knows what to take away. */
  async function keep(staged: string, row: MessageFileRow): Promise<void> {
    const files = filesOf(row.user_id, 'messages', row.id);
    await room.keepWithin(row.user_id, row.size, (trx) => messageFilesRepo(trx).insert(row));
    try {
      if (row.kind === 'image') {
        // In the turn of who sends it, and not of who gets it.
        const { sent_by, user_id, support_person_id } = row;
        const sender = sent_by === 'user' ? user_id : support_person_id;
        await keepPicture({ pictures, storage }, sender, files, () => storage.get(staged));
      }
      await storage.move(staged, files.original);
    } catch (error) {
      await repo.remove(row.user_id, [row.id]);
      await storage.removeAll(files.folder);
      throw error;
    }
  }

  return {
    /** Whether a file for this person would be taken. */
    async check(sender: Sender, userId: string): Promise<void> {
      await checkedPair(deps, sender, { userId, supportPersonId: '' });
    },
    async receive(sender: Sender, incoming: Incoming): Promise<{ url: string }> {
      await room.checkDisk();
      if (sender.kind === 'support') {
        await room.checkUnsent(sender.supportPersonId, incoming.length ?? MOST_BYTES);
      }
      const staged = `${STAGING}/${newId()}`;
      try {
        const form = await readUpload(incoming, async (file, said) => {
          // Whoever names her before the file is refused before a byte of it is kept.
          if (said.userId || said.supportPersonId) await checkedPair(deps, sender, said);
          await storage.putStream(staged, file, 'application/octet-stream');
        });
        const row = await newMessageFile(deps, sender, staged, form);
        await keep(staged, row);
        return { url: fileAddress(row.user_id, row.id) };
      } finally {
        await storage.remove(staged);
      }
    },
    async object(reader: Sender, user: Authorized<UserSubject>, id: string): Promise<StreamedFile> {
      const row = await repo.find(user.id, id);
      const isForReader =
        reader.kind === 'user' || row?.support_person_id === reader.supportPersonId;
      if (!row || !isForReader) throw new DomainError('not_found');
      return shownFile(storage, filesOf(user.id, 'messages', id), row);
    },
  };
}

export type MessageFilesService = ReturnType<typeof messageFilesService>;
