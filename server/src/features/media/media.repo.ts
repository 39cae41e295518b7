import type { Executor } from '../../db/database.ts';

export function mediaRepo(db: Executor) {
  return {
    async stats(userId: string): Promise<{ totalFiles: number; favorites: number }> {
      const row = await db
        .selectFrom('media')
        .select((eb) => [eb.fn.countAll().as('total'), eb.fn.sum('is_favorite').as('favorites')])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      // A sum over no rows is null.
      return { totalFiles: Number(row.total), favorites: Number(row.favorites ?? 0) };
    },
  };
}
