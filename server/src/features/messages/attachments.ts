import type { UserSubject } from '../../core/actor.ts';
import { filesOf } from '../../core/files/file-keys.ts';
import type { Storage } from '../../core/storage.ts';
import type { KeepFiles } from '../media/media.read.ts';
import { fileAt, keyOf } from './file-address.ts';
import type { MessageRow } from './listed-messages.repo.ts';
import type { MessageFilesRepo, MessageOfPair } from './message-files.repo.ts';

export interface AttachmentsDeps {
  readonly repo: MessageFilesRepo;
  readonly storage: Storage;
  /** Makes memories of copies. */
  readonly keepFiles: KeepFiles;
}

/** What a file is called as a memory, and what is told of it. */
export interface FileWords {
  readonly title: string;
  readonly description: string;
}

/** What a message holds of its file. */
export type Attached = Pick<MessageRow, 'type' | 'media_key'>;

const NO_WORDS: FileWords = { title: '', description: '' };

/** What messages do with the files that came for them. */
export function attachments({ repo, storage, keepFiles }: AttachmentsDeps) {
  return {
    /**
     * Ties it to that message: from then on it stays. Tied again to the same one, it is as it was.
     * @returns undefined where it is not there, not the sender's, or another message's.
     */
    async attach(userId: string, url: string, message: MessageOfPair) {
      const id = fileAt(userId, url);
      const row = id === undefined ? undefined : await repo.find(userId, id);
      const isTied = row && (await repo.attach(userId, row.id, message));
      return isTied ? ({ type: row.kind, media_key: keyOf(row.id) } satisfies Attached) : undefined;
    },
    /** Copies files into the person's memories, each with its words. @returns how many there were. */
    async keep(
      user: Pick<UserSubject, 'id' | 'timeZone'>,
      words: ReadonlyMap<string, FileWords>,
    ): Promise<number> {
      const rows = await repo.all(user.id, [...words.keys()]);
      return keepFiles(
        user,
        rows.map(({ id, kind, mime_type, size, original_name }) => ({
          ...(words.get(id) ?? NO_WORDS),
          id,
          from: filesOf(user.id, 'messages', id),
          kind,
          mime_type,
          size,
          original_name,
        })),
      );
    },
    /** Deletes files whose messages are deleted. */
    async discard(userId: string, fileIds: readonly string[]): Promise<void> {
      await repo.remove(userId, fileIds);
      for (const id of fileIds) await storage.removeAll(filesOf(userId, 'messages', id).folder);
    },
  };
}

export type Attachments = ReturnType<typeof attachments>;
