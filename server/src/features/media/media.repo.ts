import type { MemoryKind } from '@encina/contract/media';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { valuesAmong } from '../../db/many-rows.ts';
import { ownedBy } from '../../db/owned-by.ts';
import { findRow, removeRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import type { Position } from './cursor.ts';

export type MediaRow = Tables['media'];

export interface MediaPage {
  readonly kind: MemoryKind | undefined;
  readonly limit: number;
  /** Where the page before ended. */
  readonly after: Position | undefined;
}

/** What can be changed of a memory once it is one. */
export type Changes = Partial<
  Pick<MediaRow, 'is_favorite' | 'title' | 'day' | 'day_known' | 'month_day'>
>;

type Figure = string | number | bigint;

/** Two counts along one index: a sum would look at the value of each. */
const counting = compiled<
  { readonly userId: string },
  { readonly total: Figure; readonly favorites: Figure | null }
>((db, value) => {
  const hers = db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('user_id', '=', value('userId'));
  const favorites = hers.where('is_favorite', '=', 1);
  return db.selectNoFrom([() => hers.as('total'), () => favorites.as('favorites')]);
});

/** Memories, always of one person. */
export function mediaRepo(db: Executor) {
  return {
    async stats(userId: string): Promise<{ totalFiles: number; favorites: number }> {
      const { rows } = await counting(db, { userId });
      return { totalFiles: Number(rows[0]?.total), favorites: Number(rows[0]?.favorites) };
    },
    /** Of the latest day first. */
    async page(userId: string, page: MediaPage): Promise<MediaRow[]> {
      return pageOf(db, userId, page).execute();
    },
    async count(userId: string, kind: MemoryKind | undefined): Promise<number> {
      const row = await ofKind(db, userId, kind)
        .select((eb) => eb.fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return Number(row.total);
    },
    /** Of these days of the year, before that day; latest first. */
    async onDays(
      userId: string,
      monthDays: readonly string[],
      before: string,
      limit: number,
    ): Promise<MediaRow[]> {
      return onDays(db, userId, monthDays, before).limit(limit).execute();
    },
    async find(userId: string, id: string): Promise<MediaRow | undefined> {
      return findRow(db, 'media', { user_id: userId, id });
    },
    async change(userId: string, id: string, changes: Changes): Promise<MediaRow | undefined> {
      return db
        .updateTable('media')
        .set(changes)
        .where(ownedBy(userId, id))
        .returningAll()
        .executeTakeFirst();
    },
    async remove(userId: string, id: string): Promise<boolean> {
      return removeRow(db, 'media', { user_id: userId, id });
    },
    /** Which of these there are, of anybody's. */
    async among(ids: readonly string[]): Promise<ReadonlySet<string>> {
      return valuesAmong(db, 'media', 'id', ids);
    },
  };
}

export type MediaRepo = ReturnType<typeof mediaRepo>;

function ofKind(db: Executor, userId: string, kind: MemoryKind | undefined) {
  const query = db.selectFrom('media').where('user_id', '=', userId);
  return kind ? query.where('kind', '=', kind) : query;
}

function pageOf(db: Executor, userId: string, { kind, limit, after }: MediaPage) {
  let query = ofKind(db, userId, kind).selectAll();
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('day', 'id'), '<', eb.tuple(after.day, after.id)));
  }
  return query.orderBy('day', 'desc').orderBy('id', 'desc').limit(limit);
}

const onDays = (db: Executor, userId: string, monthDays: readonly string[], before: string) =>
  db
    .selectFrom('media')
    .selectAll()
    .where('user_id', '=', userId)
    .where('month_day', 'in', monthDays)
    .where('day', '<', before)
    .orderBy('day', 'desc');
