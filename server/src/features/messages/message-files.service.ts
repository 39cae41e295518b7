import type { ActorOf, Authorized, LinkLookup, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { filesOf, STAGING } from '../../core/files/file-keys.ts';
import { cleanName } from '../../core/files/file-name.ts';
import { keepPicture, type Pictures } from '../../core/files/pictures.ts';
import { kindOf, shownFile } from '../../core/files/stored-file.ts';
import { newId } from '../../core/ids.ts';
import type { Incoming } from '../../core/route.ts';
import type { Storage } from '../../core/storage.ts';
import type { StreamedFile } from '../../core/streamed-file.ts';
import { fileAddress } from './file-address.ts';
import type { MessageFileRow, MessageFilesRepo } from './message-files.repo.ts';
import { type MessageUpload, readUpload } from './message-upload.ts';

export interface MessageFilesDeps {
  readonly repo: MessageFilesRepo;
  readonly storage: Storage;
  readonly pictures: Pictures;
  readonly clock: Clock;
  readonly isLinked: LinkLookup;
}

type Sender = ActorOf<'support' | 'user'>;

/** Files that go with messages: taken in, and shown to the two between whom they went. */
export function messageFilesService(deps: MessageFilesDeps) {
  const { repo, storage, pictures, clock, isLinked } = deps;

  /** @throws DomainError where the two have nothing to do with each other. */
  async function pairOf(sender: Sender, { userId, supportPersonId }: MessageUpload) {
    const pair =
      sender.kind === 'user'
        ? ({ user: sender.userId, support: supportPersonId, sent_by: 'user' } as const)
        : ({ user: userId, support: sender.supportPersonId, sent_by: 'support' } as const);
    const isTheirs =
      pair.user !== '' && pair.support !== '' && (await isLinked(pair.support, pair.user));
    if (!isTheirs) throw new DomainError('user_not_found');
    return { user_id: pair.user, support_person_id: pair.support, sent_by: pair.sent_by };
  }

  async function rowFor(
    sender: Sender,
    staged: string,
    form: MessageUpload,
  ): Promise<MessageFileRow> {
    const pair = await pairOf(sender, form);
    const { kind, mimeType } = await kindOf(storage, staged, form.size, form.declared);
    return {
      id: newId(),
      ...pair,
      kind,
      mime_type: mimeType,
      size: form.size,
      original_name: cleanName(form.fileName),
      message_id: null,
      created_at: toText(clock()),
    };
  }

  /** The row first: where the rest fails, the sweep knows what to take away. */
  async function keep(staged: string, row: MessageFileRow): Promise<void> {
    const files = filesOf(row.user_id, 'messages', row.id);
    await repo.insert(row);
    try {
      if (row.kind === 'image') {
        await keepPicture({ pictures, storage }, files, () => storage.get(staged));
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
