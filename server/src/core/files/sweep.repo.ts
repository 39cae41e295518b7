import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { valuesAmong } from '../../db/many-rows.ts';
import { personVersion } from '../../db/person-version.ts';

/** Somebody, and the version of her in which she was looked at. */
type Seen = readonly [id: string, version: string];

/** Whose files nobody knows, and who was erased. */
export function sweepRepo(db: Executor) {
  return {
    async erased(ids: readonly string[]): Promise<ReadonlySet<string>> {
      return valuesAmong(db, 'erased_people', 'user_id', ids);
    },
    /** Writes down since when they are unknown, and gives those that have been so since before that. */
    async unknownSince(
      ids: readonly string[],
      now: string,
      before: string,
    ): Promise<ReadonlySet<string>> {
      await db
        .insertInto('unknown_owners')
        .values(ids.map((owner_id) => ({ owner_id, found_at: now })))
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
        .execute();
      const rows = await db
        .selectFrom('unknown_owners')
        .select('owner_id')
        .where('owner_id', 'in', ids)
        .where('found_at', '<', before)
        .execute();
      return new Set(rows.map(({ owner_id }) => owner_id));
    },
    changed: (ids: readonly string[], before: string) => changedSince(db, ids, before),
    noteSwept: (seen: readonly Seen[], now: string) => noteSwept(db, seen, now),
    /** Who wrote of somebody in the very moment of her erasure may have left a version of her. */
    async forgetErased(): Promise<void> {
      await db
        .deleteFrom('person_versions')
        .where('user_id', 'in', db.selectFrom('erased_people').select('user_id'))
        .execute();
    },
    /** They are known again, or their files are gone. */
    async forget(ids: readonly string[]): Promise<void> {
      await db.deleteFrom('unknown_owners').where('owner_id', 'in', ids).execute();
    },
  };
}

export type SweepRepo = ReturnType<typeof sweepRepo>;

/** Those of whom anything was written since they were swept, or who were swept before that: with their versions. */
async function changedSince(
  db: Executor,
  ids: readonly string[],
  before: string,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users as now')
    .leftJoin('swept_people as then', (join) =>
      join
        .onRef('then.user_id', '=', 'now.id')
        .on('then.version', '=', personVersion('now.id'))
        .on('then.swept_at', '>=', before),
    )
    .select(['now.id', personVersion('now.id').as('version')])
    .where('now.id', 'in', ids)
    .where('then.user_id', 'is', null)
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Whoever has another version by now stays to be looked at. */
async function noteSwept(db: Executor, seen: readonly Seen[], now: string): Promise<void> {
  await db
    .insertInto('swept_people')
    .columns(['user_id', 'version', 'swept_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select(['id', personVersion('users.id').as('version'), sql.lit(now).as('swept_at')])
        .where(
          'id',
          'in',
          seen.map(([id]) => id),
        )
        .where(
          personVersion('users.id'),
          'in',
          seen.map(([, version]) => version),
        ),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        swept_at: eb.ref('excluded.swept_at'),
      })),
    )
    .execute();
}
