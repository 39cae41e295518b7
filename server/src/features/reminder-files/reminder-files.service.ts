import type { ReminderFile, ReminderFileKind, RemovedVoice } from '@encina/contract/reminder-files';
import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { DomainError } from '../../core/errors.ts';
import { filesOf } from '../../core/files/file-keys.ts';
import { SHOWN_AS } from '../../core/files/pictures.ts';
import { shownFile, streamed } from '../../core/files/stored-file.ts';
import type { Storage } from '../../core/storage.ts';
import type { StreamedFile } from '../../core/streamed-file.ts';
import { shown } from './file-view.ts';
import type { ReminderFileRow, ReminderFilesRepo } from './reminder-files.repo.ts';
import type { removedVoicesRepo } from './removed-voices.repo.ts';

interface ReminderFilesDeps {
  readonly repo: ReminderFilesRepo;
  readonly removed: ReturnType<typeof removedVoicesRepo>;
  readonly storage: Storage;
}

type User = Authorized<UserSubject>;
type Reader = ActorOf<'user' | 'support'>;

/** Photos and voices of reminders, for the person: which there are, and the bytes of each. */
export function reminderFilesService({ repo, removed, storage }: ReminderFilesDeps) {
  const found = foundIn(repo);

  async function discard(folders: readonly string[]): Promise<void> {
    for (const folder of folders) await storage.removeAll(folder);
  }

  return {
    discard,
    async list(user: User): Promise<{ files: ReminderFile[]; removedVoices: RemovedVoice[] }> {
      const [rows, voices] = await Promise.all([
        repo.all({ userId: user.id }),
        removed.list(user.id),
      ]);
      return {
        files: rows.map(shown),
        removedVoices: voices.map(({ id, name }) => ({ id, name })),
      };
    },
    /** What goes with each of these proposals. */
    async ofProposals(proposalIds: readonly string[]): Promise<ReminderFile[]> {
      return proposalIds.length === 0 ? [] : (await repo.all({ proposalIds })).map(shown);
    },
    async remove(user: User, reminderId: string, kind: ReminderFileKind): Promise<void> {
      const of = { user_id: user.id, reminder_id: reminderId, proposal_id: null, kind };
      const folders = await repo.removeKind(of);
      if (folders.length === 0) throw new DomainError('not_found');
      await discard(folders);
    },
    /** Lets a reminder go, and its files with it. @param remove whether the reminder was there */
    async removeWithFiles(
      { userId, reminderId }: { readonly userId: string; readonly reminderId: string },
      remove: () => Promise<boolean>,
    ): Promise<boolean> {
      const folders = await repo.folders(userId, reminderId);
      const isGone = await remove();
      if (isGone) await discard(folders);
      return isGone;
    },
    thumbnails: (userId: string) => thumbnailsOf(userId, repo, storage),
    async acknowledge(user: User, id: string): Promise<void> {
      if (!(await removed.remove(user.id, id))) throw new DomainError('not_found');
    },
    async object(reader: Reader, user: User, id: string): Promise<StreamedFile> {
      const { kind, type: mime_type } = await found(reader, user, id);
      const files = filesOf(user.id, 'reminders', id);
      return shownFile(storage, files, { kind: kind === 'photo' ? 'image' : 'audio', mime_type });
    },
    async thumbnail(reader: Reader, user: User, id: string): Promise<StreamedFile> {
      const { kind } = await found(reader, user, id);
      if (kind !== 'photo') throw new DomainError('not_found');
      return streamed(storage, filesOf(user.id, 'reminders', id).thumbnail, SHOWN_AS);
    },
  };
}

/** Who gave it sees it until the person has answered: from then on it is hers. */
const foundIn =
  (repo: ReminderFilesRepo) =>
  async (reader: Reader, user: User, id: string): Promise<ReminderFileRow> => {
    const row = await repo.find(user.id, id);
    const isForReader =
      reader.kind === 'user' ||
      (row?.proposal_id !== null && row?.author === reader.supportPersonId);
    if (!row || !isForReader) throw new DomainError('not_found');
    return row;
  };

/** A store elsewhere takes its time for each. */
const READ_AT_ONCE = 8;

/** Small photos of a person's reminders, by reminder. */
async function thumbnailsOf(
  userId: string,
  repo: ReminderFilesRepo,
  storage: Storage,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  const photos = (await repo.all({ userId })).filter(({ kind }) => kind === 'photo');
  const read = async ({ id, reminder_id }: ReminderFileRow) => {
    if (reminder_id === null) return;
    const bytes = await storage.get(filesOf(userId, 'reminders', id).thumbnail);
    if (bytes) found.set(reminder_id, bytes);
  };
  for (let at = 0; at < photos.length; at += READ_AT_ONCE) {
    await Promise.all(photos.slice(at, at + READ_AT_ONCE).map(read));
  }
  return found;
}

export type ReminderFilesService = ReturnType<typeof reminderFilesService>;
