import type { Executor } from '../../db/database.ts';
import { holdPerson } from '../../db/hold-person.ts';
import { valuesAmong } from '../../db/many-rows.ts';
import { findRow, removeRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import type { MediaRow } from './media.repo.ts';

export type UploadRow = Tables['media_uploads'];

/** Files on their way to becoming memories, always of one person. */
export function uploadsRepo(db: Executor) {
  return {
    async insert(row: UploadRow): Promise<void> {
      await db.insertInto('media_uploads').values(row).execute();
    },
    /** Those that are there already stay as they are. */
    async insertAll(rows: readonly UploadRow[]): Promise<void> {
      if (rows.length === 0) return;
      await db
        .insertInto('media_uploads')
        .values(rows)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    async find(userId: string, id: string): Promise<UploadRow | undefined> {
      return findRow(db, 'media_uploads', { user_id: userId, id });
    },
    /** Of any number of sendings one is the file. @returns whether it is this one. */
    async claim(id: string, key: string, size: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('media_uploads')
        .set({ received_key: key, size })
        .where('id', '=', id)
        .where('received_key', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    /** These files are memories from now on. @returns how many; fewer where some are already, or nothing any more. */
    finish: (rows: readonly MediaRow[]): Promise<number> => finish(db, rows),
    /** @returns false where it was gone already: what became of it is somebody else's. */
    async remove(id: string): Promise<boolean> {
      return removeRow(db, 'media_uploads', { id });
    },
    /** Which of these are on their way. */
    async among(ids: readonly string[]): Promise<ReadonlySet<string>> {
      return valuesAmong(db, 'media_uploads', 'id', ids);
    },
    /** Forgets those that were never confirmed, from before that. @returns whose files are nobody's now */
    async expire(before: string): Promise<Pick<UploadRow, 'id' | 'user_id'>[]> {
      return db
        .deleteFrom('media_uploads')
        .where('created_at', '<', before)
        .returning(['id', 'user_id'])
        .execute();
    },
  };
}

export type UploadsRepo = ReturnType<typeof uploadsRepo>;

async function finish(db: Executor, rows: readonly MediaRow[]): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  return db.transaction().execute(async (trx) => {
    // Before her uploads, as whoever erases her does: the other way round each would wait for the other.
    await holdPerson(trx, first.user_id);
    const ids = rows.map(({ id }) => id);
    const coming = await trx
      .deleteFrom('media_uploads')
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    const arrived = new Set(coming.map(({ id }) => id));
    const memories = rows.filter(({ id }) => arrived.has(id));
    if (memories.length === 0) return 0;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('media')
      .values(memories)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows);
  });
}
