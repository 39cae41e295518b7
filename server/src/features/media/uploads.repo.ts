import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { MediaRow } from './media.repo.ts';

export type UploadRow = Tables['media_uploads'];

/** Files on their way to becoming memories, always of one person. */
export function uploadsRepo(db: Executor) {
  return {
    async insert(row: UploadRow): Promise<void> {
      await db.insertInto('media_uploads').values(row).execute();
    },
    async find(userId: string, id: string): Promise<UploadRow | undefined> {
      return db
        .selectFrom('media_uploads')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
    },
    /** Of any number of sendings one is the file. @returns whether it is this one. */
    async claim(id: string, key: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('media_uploads')
        .set({ received_key: key })
        .where('id', '=', id)
        .where('received_key', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    /** The file is a memory from now on. @returns false where it is one already, or nothing any more. */
    async finish(row: MediaRow): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('media_uploads')
          .where('id', '=', row.id)
          .executeTakeFirstOrThrow();
        if (numDeletedRows !== 1n) return false;
        await trx.insertInto('media').values(row).execute();
        return true;
      });
    },
    /** @returns false where it was gone already: what became of it is somebody else's. */
    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('media_uploads')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
    /** Which of these are on their way. */
    async among(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await db
        .selectFrom('media_uploads')
        .select('id')
        .where('id', 'in', ids)
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
    /** Forgets those that were never confirmed, from before that. */
    async expire(before: string): Promise<void> {
      await db.deleteFrom('media_uploads').where('created_at', '<', before).execute();
    },
  };
}

export type UploadsRepo = ReturnType<typeof uploadsRepo>;
