import {
  MOST_PHOTO_BYTES,
  MOST_VOICE_BYTES,
  type ReminderFile,
  type ReminderFileKind,
} from '@encina/contract/reminder-files';
import type { Incoming } from '../../core/call.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { limitBytes } from '../../core/files/byte-limit.ts';
import { type FilesOf, filesOf, STAGING } from '../../core/files/file-keys.ts';
import { type Pictures, SHOWN_AS, storePicture } from '../../core/files/pictures.ts';
import type { Room } from '../../core/files/room.ts';
import { kindOf } from '../../core/files/stored-file.ts';
import { newId } from '../../core/ids.ts';
import type { Storage } from '../../core/storage.ts';
import { shown } from './file-view.ts';
import {
  type ReminderFileRow,
  type ReminderFilesRepo,
  reminderFilesRepo,
} from './reminder-files.repo.ts';

export interface AcceptDeps {
  readonly repo: ReminderFilesRepo;
  readonly storage: Storage;
  readonly pictures: Pictures;
  readonly room: Room;
  readonly clock: Clock;
}

/** Bytes on their way, and who gives them. */
export interface Upload {
  readonly kind: ReminderFileKind;
  /** The support person who gives it; null where it is the person herself. */
  readonly author: { readonly id: string; readonly name: string } | null;
  readonly incoming: Incoming;
}

/** What it goes with, and whose that is. */
export type Holder = { readonly userId: string } & (
  | { readonly reminderId: string }
  | { readonly proposalId: string }
);

/** A file of the right kind, and how it is put where it belongs. */
interface Made {
  readonly type: string;
  readonly size: number;
  readonly store: (files: FilesOf) => Promise<void>;
}

const MOST = { photo: MOST_PHOTO_BYTES, voice: MOST_VOICE_BYTES } as const;
const NOT_THAT = {
  photo: 'Aquí solo se puede poner una foto.',
  voice: 'Aquí solo se puede poner una voz.',
} as const;

/**
 * Takes in the photo or the voice of a reminder or of a proposal, in the place of the one it had.
 * @throws DomainError `not_found` where that reminder is not hers; else as for any file
 */
export function acceptIn(deps: AcceptDeps) {
  const { repo, storage, room, clock } = deps;

  async function keep(row: ReminderFileRow, { store }: Made): Promise<void> {
    const begun = await room.keepWithin(row.user_id, row.size, (trx) =>
      reminderFilesRepo(trx).begin(row),
    );
    if (!begun) throw new DomainError('not_found');
    const finish = async () => {
      await store(filesOf(row.user_id, 'reminders', row.id));
      const replaced = await repo.finish(row);
      if (!replaced) throw new DomainError('not_found');
      return replaced;
    };
    const replaced = await finish().catch(async (error: unknown) => {
      await repo.remove(row.id);
      await storage.removeAll(row.key);
      throw error;
    });
    // It is hers from here on: what stays behind of the one before goes with the next sweep.
    for (const key of replaced) await storage.removeAll(key).catch(() => undefined);
  }

  return async ({ kind, author, incoming }: Upload, holder: Holder): Promise<ReminderFile> => {
    await room.checkDisk();
    const staged = `${STAGING}/${newId()}`;
    try {
      const size = await stage(storage, staged, incoming, MOST[kind]);
      const made = await madeOf(
        deps,
        kind,
        { staged, size, declared: incoming.type },
        author?.id ?? holder.userId,
      );
      const id = newId();
      const row = {
        id,
        user_id: holder.userId,
        reminder_id: 'reminderId' in holder ? holder.reminderId : null,
        proposal_id: 'proposalId' in holder ? holder.proposalId : null,
        kind,
        author: author?.id ?? null,
        key: filesOf(holder.userId, 'reminders', id).folder,
        type: made.type,
        size: made.size,
        is_ready: 0 as const,
        created_at: toText(clock()),
      };
      await keep(row, made);
      return shown({ ...row, author_name: author?.name ?? null });
    } finally {
      await storage.remove(staged);
    }
  };
}

export type Accept = ReturnType<typeof acceptIn>;

/** @returns how many bytes came */
async function stage(
  storage: Storage,
  key: string,
  { bytes, length }: Incoming,
  most: number,
): Promise<number> {
  if (length !== undefined && length > most) throw new DomainError('too_large');
  const limited = limitBytes(bytes, most, 'too_large');
  await storage.putStream(key, limited.stream, 'application/octet-stream');
  if (limited.length() === 0) throw new DomainError('media_missing');
  return limited.length();
}

interface Staged {
  readonly staged: string;
  readonly size: number;
  readonly declared: string;
}

/** Of a photo nothing is kept but what is shown: where it was taken stays behind. */
async function madeOf(
  { storage, pictures }: AcceptDeps,
  kind: ReminderFileKind,
  { staged, size, declared }: Staged,
  /** In whose turn a photo is opened. */
  turn: string,
): Promise<Made> {
  const found = await kindOf(storage, staged, size, declared);
  const wanted = kind === 'photo' ? 'image' : 'audio';
  if (found.kind !== wanted) throw new DomainError('media_type', { message: NOT_THAT[kind] });
  if (kind === 'voice') {
    const { mimeType: type } = found;
    return { type, size, store: ({ original }) => storage.move(staged, original) };
  }
  const developed = await pictures.develop(turn, () => storage.get(staged));
  return {
    type: SHOWN_AS,
    size: developed.screen.length + developed.thumbnail.length,
    store: (files) => storePicture(storage, files, developed),
  };
}
