import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addUser, openTown, type Town } from '../testing/town.ts';
import { versionOf } from '../testing/version-of.ts';
import type { Executor } from './database.ts';

/** On PostgreSQL alone more than one writes at once. */
async function withPostgresTown(work: (town: Town, id: string) => Promise<void>) {
  const town = await openTown('postgres');
  await work(town, await addUser(town));
  await town.close();
}

const say = (trx: Executor, user_id: string, day: string) =>
  trx.insertInto('moods').values({ user_id, day, mood: 'good', said_at: 'a' }).execute();

it('whoever writes of her while others have not ended yet waits for nobody, and each end is another version', async () => {
  await withPostgresTown(async ({ db }, id) => {
    const first = await db.startTransaction().execute();
    const second = await db.startTransaction().execute();
    const versions = [await versionOf(db, id)];
    await say(first, id, '1');
    await say(second, id, '2');
    await say(db, id, '3');
    versions.push(await versionOf(db, id));
    await first.commit().execute();
    versions.push(await versionOf(db, id));
    await second.commit().execute();
    versions.push(await versionOf(db, id));
    await say(db, id, '4');
    versions.push(await versionOf(db, id));
    expect(new Set(versions).size).toBe(5);
    const words = db.selectFrom('person_versions').where('user_id', '=', id).select('version');
    await expect(words.execute()).resolves.toHaveLength(3);
  });
});

it('a thousand rows of hers in one transaction are one write of her version', async () => {
  await withPostgresTown(async ({ db }, id) => {
    const rows = Array.from({ length: 1_000 }, (_, day) => ({
      user_id: id,
      day: String(day),
      mood: 'good' as const,
      said_at: 'a',
    }));
    const { rows: written } = await db.transaction().execute(async (trx) => {
      await trx.insertInto('moods').values(rows).execute();
      return sql<{ updates: number }>`select n_tup_upd::integer as updates
        from pg_stat_xact_user_tables where relname = 'person_versions'`.execute(trx);
    });
    expect(written).toEqual([{ updates: 1 }]);
  });
});
