import { installationId } from '../../core/installation.repo.ts';
import type { Executor } from '../../db/database.ts';

/** Ids that one query gives. */
const AT_ONCE = 1_000;

/** What copies ask of the database that they are of. */
export function copiesRepo(db: Executor) {
  const erasedAfter = async (id: string) => {
    const rows = await db
      .selectFrom('erased_people')
      .select('user_id')
      .where('user_id', '>', id)
      .orderBy('user_id')
      .limit(AT_ONCE)
      .execute();
    return rows.map(({ user_id }) => user_id);
  };
  return {
    installation: () => installationId(db),
    /** Who was ever erased. */
    async *erased(): AsyncGenerator<string> {
      let ids = await erasedAfter('');
      while (ids.length > 0) {
        yield* ids;
        ids = await erasedAfter(ids.at(-1) ?? '');
      }
    },
    /** How many they are: whether the lists beside the copies are still true. */
    async erasedCount(): Promise<number> {
      const { count } = await db
        .selectFrom('erased_people')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    /** Since when there is anything to copy. */
    async since(): Promise<string | undefined> {
      const { first } = await db
        .selectFrom('municipalities')
        .select(({ fn }) => fn.min('created_at').as('first'))
        .executeTakeFirstOrThrow();
      return first ?? undefined;
    },
  };
}

export type CopiesRepo = ReturnType<typeof copiesRepo>;
