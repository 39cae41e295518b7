import type { BodyOf, QueryOf } from '@encina/contract/endpoint';
import { type list, type Memory, MOST_ON_A_DAY, type update } from '@encina/contract/media';
import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { filesOf } from '../../core/files/file-keys.ts';
import { SHOWN_AS } from '../../core/files/pictures.ts';
import { shownFile, streamed } from '../../core/files/stored-file.ts';
import { onceAVersion } from '../../core/once-a-version.ts';
import type { Storage } from '../../core/storage.ts';
import type { StreamedFile } from '../../core/streamed-file.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Changes, MediaRepo, MediaRow } from './media.repo.ts';
import { memoryDay } from './memory-day.ts';
import { shown } from './memory-view.ts';
import { daysLike } from './this-day.ts';

export interface MediaDeps {
  readonly repo: MediaRepo;
  readonly storage: Storage;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;
type Self = Pick<ActorOf<'user'>, 'userId'>;

/** What a person keeps: looking at it, marking it, letting it go. */
export function mediaService({ repo, storage, clock }: MediaDeps) {
  async function found(user: User, id: string): Promise<MediaRow> {
    const row = await repo.find(user.id, id);
    if (!row) throw new DomainError('not_found');
    return row;
  }

  return {
    stats: onceAVersion(({ id }) => repo.stats(id)),
    async page(user: User, { kind, limit, after }: QueryOf<typeof list>) {
      const [rows, total] = await Promise.all([
        repo.page(user.id, { kind, limit, after: decodeCursor(after) }),
        repo.count(user.id, kind),
      ]);
      const last = rows.length === limit ? rows.at(-1) : undefined;
      return { items: rows.map(shown), total, next: last && encodeCursor(last) };
    },
    async onThisDay(user: User): Promise<Memory[]> {
      const today = clock().toZonedDateTimeISO(user.timeZone).toPlainDate();
      const rows = await repo.onDays(user.id, daysLike(today), today.toString(), MOST_ON_A_DAY);
      return rows.map(shown);
    },
    /** A photo as it is shown, a video or a voice as it came. */
    async object(user: User, id: string): Promise<StreamedFile> {
      return shownFile(storage, filesOf(user.id, 'media', id), await found(user, id));
    },
    async thumbnail(user: User, id: string): Promise<StreamedFile> {
      await found(user, id);
      return streamed(storage, filesOf(user.id, 'media', id).thumbnail, SHOWN_AS);
    },
    async change({ userId }: Self, id: string, body: BodyOf<typeof update>): Promise<Memory> {
      const row = await repo.change(userId, id, changesIn(body));
      if (!row) throw new DomainError('not_found');
      return shown(row);
    },
    /** Row first: a file left behind is swept away, a row without its file is a fault that people see. */
    async remove({ userId }: Self, id: string): Promise<void> {
      if (!(await repo.remove(userId, id))) throw new DomainError('not_found');
      await storage.removeAll(filesOf(userId, 'media', id).folder);
    },
  };
}

export type MediaService = ReturnType<typeof mediaService>;

function changesIn({ isFavorite, title, day }: BodyOf<typeof update>): Changes {
  const changes = {
    ...(isFavorite !== undefined && { is_favorite: isFavorite ? (1 as const) : (0 as const) }),
    ...(title !== undefined && { title }),
    ...(day !== undefined && memoryDay(day)),
  };
  if (Object.keys(changes).length === 0) throw new DomainError('invalid');
  return changes;
}
