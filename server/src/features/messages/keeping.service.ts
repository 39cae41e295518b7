import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { derivedId } from '../../core/ids.ts';
import type { KeepLetters, LetterToKeep } from '../media/media.read.ts';
import type { Attachments, FileWords } from './attachments.ts';
import { fileIn } from './file-address.ts';
import type { KeepingRepo } from './keeping.repo.ts';
import type { ListedRow } from './listed-messages.repo.ts';
import type { MessagesRepo } from './messages.repo.ts';
import { ATTACHED } from './new-message.ts';

export interface KeepingDeps {
  readonly messages: MessagesRepo;
  readonly repo: KeepingRepo;
  readonly files: Attachments;
  readonly keepLetters: KeepLetters;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;

/** What of the messages that go becomes a memory first. */
export type Keeps = 'nothing' | 'files' | 'all';

/** "Guardar en Mis Recuerdos": what came with messages, or their words as a letter, copied once each. */
export function keepingService({ messages, repo, files, keepLetters, clock }: KeepingDeps) {
  /** @returns how many there were to copy */
  async function copy(user: User, rows: readonly ListedRow[]): Promise<number> {
    const written = rows.filter(({ media_key }) => media_key === null);
    await keepLetters(user, written.map(letterOf));
    return written.length + (await files.keep(user, new Map(rows.flatMap(titled))));
  }
  const mark = (user: User, rows: readonly ListedRow[]) =>
    repo.markKept(
      user.id,
      toText(clock()),
      rows.map(({ id }) => id),
    );

  return {
    async keep(user: User, id: string): Promise<void> {
      const row = await messages.find(user.id, id);
      if (!row) throw new DomainError('message_gone');
      if (row.kept_at !== null) return;
      if ((await copy(user, [row])) === 0) throw new DomainError('message_without_file');
      await mark(user, [row]);
    },
    async keepAll(user: User, ids: readonly string[]): Promise<void> {
      const rows = await repo.unkept(user.id, ids, {});
      await copy(user, rows);
      await mark(user, rows);
    },
    /** Before they are deleted; page by page where nobody says which. */
    async keepSeen(user: User, ids: readonly string[] | undefined, keeps: Keeps): Promise<void> {
      while (keeps !== 'nothing') {
        const rows = await repo.unkept(user.id, ids, { seen: true, files: keeps === 'files' });
        if (rows.length === 0) return;
        await copy(user, rows);
        // A file that was lost is marked too: of that one there is nothing to keep.
        await mark(user, rows);
      }
    },
  };
}

export type KeepingService = ReturnType<typeof keepingService>;

const letterOf = (row: ListedRow): LetterToKeep => ({
  id: derivedId(row.id),
  words: row.content,
  writtenBy: row.author_name,
  writtenAt: row.created_at,
});

const titled = (row: ListedRow): [fileId: string, words: FileWords][] =>
  row.media_key === null ? [] : [[fileIn(row.media_key), wordsOf(row)]];

const LONGEST_TITLE = 120;

/** A memory needs a name: what was written with it, else from whom it came. What is longer than a name stands beside. */
function wordsOf({ content, author_name }: ListedRow): FileWords {
  const isWritten = content !== '' && content !== ATTACHED;
  return {
    title: isWritten ? content.slice(0, LONGEST_TITLE) : `De ${author_name}`,
    description: isWritten && content.length > LONGEST_TITLE ? content : '',
  };
}
