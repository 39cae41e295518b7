import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { Attachments } from './attachments.ts';
import { fileIn } from './file-address.ts';
import type { KeepingRepo } from './keeping.repo.ts';
import type { ListedRow } from './listed-messages.repo.ts';
import type { MessagesRepo } from './messages.repo.ts';

export interface KeepingDeps {
  readonly messages: MessagesRepo;
  readonly repo: KeepingRepo;
  readonly files: Attachments;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;

/** "Guardar en Mis Recuerdos": what came with messages, copied once each. */
export function keepingService({ messages, repo, files, clock }: KeepingDeps) {
  const copy = (user: User, rows: readonly ListedRow[]) =>
    files.keep(user, new Map(rows.flatMap(titled)));
  const mark = (user: User, rows: readonly ListedRow[]) =>
    repo.markKept(
      user.id,
      toText(clock()),
      rows.map(({ id }) => id),
    );

  return {
    async keep(user: User, id: string): Promise<void> {
      const row = await messages.find(user.id, id);
      if (!row) throw new DomainError('not_found');
      if (row.kept_at !== null) return;
      if ((await copy(user, [row])) === 0) throw new DomainError('message_without_file');
      await mark(user, [row]);
    },
    async keepAll(user: User, ids: readonly string[]): Promise<void> {
      const rows = await repo.unkept(user.id, ids, { seen: false });
      await copy(user, rows);
      await mark(user, rows);
    },
    /** Before they are deleted; page by page where nobody says which. */
    async keepAllSeen(user: User, ids: readonly string[] | undefined): Promise<void> {
      for (;;) {
        const rows = await repo.unkept(user.id, ids, { seen: true });
        if (rows.length === 0) return;
        await copy(user, rows);
        // A file that was lost is marked too: of that one there is nothing to keep.
        await mark(user, rows);
      }
    },
  };
}

export type KeepingService = ReturnType<typeof keepingService>;

const titled = (row: ListedRow): [fileId: string, title: string][] =>
  row.media_key === null ? [] : [[fileIn(row.media_key), titleOf(row)]];

/** A memory needs a name: what was written with it, else from whom it came. */
const titleOf = ({ content, author_name }: ListedRow): string =>
  content === '' || content === 'Archivo adjunto' ? `De ${author_name}` : content.slice(0, 120);
