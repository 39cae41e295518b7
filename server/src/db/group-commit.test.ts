import { sql } from 'kysely';
import { expect } from 'vitest';
import { onBothEngines } from '../testing/fixtures.ts';
import { addUser, type Town } from '../testing/town.ts';
import type { Executor } from './database.ts';
import { groupCommit } from './group-commit.ts';
import { isSqlite } from './is-sqlite.ts';

/** As SQLite numbers them. */
const [NORMAL, FULL] = [1, 2];
const MEMORY = 2;

onBothEngines('writes that end together', (it) => {
  const renaming = (id: string, name: string) => async (trx: Executor) => {
    await trx.updateTable('users').set({ name }).where('id', '=', id).execute();
  };
  const namesOf = async ({ db }: Town, ids: readonly string[]) => {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.name);
  };

  it('stand or fall each by itself', async ({ town }) => {
    const ids = await Promise.all(['Ana', 'Eva', 'Inés'].map((name) => addUser(town, { name })));
    const [first = '', second = '', third = ''] = ids;
    const together = groupCommit(town.db);
    const outcomes = await Promise.allSettled([
      together(renaming(first, 'Ana Ruiz')),
      together(async (trx) => {
        await renaming(second, 'Eva Ruiz')(trx);
        throw new Error('no');
      }),
      together(renaming(third, 'Inés Ruiz')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await namesOf(town, ids)).toEqual(['Ana Ruiz', 'Eva', 'Inés Ruiz']);
  });

  it('are taken back where one that fails came alone', async ({ town }) => {
    const ana = await addUser(town, { name: 'Ana' });
    const alone = groupCommit(town.db)(async (trx) => {
      await renaming(ana, 'Eva')(trx);
      throw new Error('no');
    });
    await expect(alone).rejects.toThrow('no');
    expect(await namesOf(town, [ana])).toEqual(['Ana']);
  });

  it('need not wait for the disk where nobody is told that they were kept', async ({ town }) => {
    const [ana, eva] = await Promise.all(['Ana', 'Eva'].map((name) => addUser(town, { name })));
    const together = groupCommit(town.db, 'crash');
    const failing = together(async (trx) => {
      await renaming(eva ?? '', 'Eva Ruiz')(trx);
      throw new Error('no');
    });
    await Promise.allSettled([together(renaming(ana ?? '', 'Ana Ruiz')), failing]);
    expect(await namesOf(town, [ana ?? '', eva ?? ''])).toEqual(['Ana Ruiz', 'Eva']);
  });

  it('wait for it again right after', async ({ town }) => {
    if (!isSqlite(town.db)) return;
    const synchronous = async () =>
      (await sql<{ synchronous: number }>`pragma synchronous`.execute(town.db)).rows[0];
    const within: unknown[] = [];
    await groupCommit(
      town.db,
      'crash',
    )(async (trx) => {
      within.push((await sql`pragma synchronous`.execute(trx)).rows[0]);
    });
    await groupCommit(
      town.db,
      'crash',
    )(() => Promise.reject(new Error('no'))).catch(() => undefined);
    expect(within).toEqual([{ synchronous: NORMAL }]);
    expect(await synchronous()).toEqual({ synchronous: FULL });
  });

  it('keep what may be taken back in memory, in no file outside of the data folder', async ({
    town,
    skip,
  }) => {
    skip(!isSqlite(town.db), 'PostgreSQL writes no such file');
    const { rows } = await sql`pragma temp_store`.execute(town.db);
    expect(rows).toEqual([{ temp_store: MEMORY }]);
  });

  it('give back what they made', async ({ town }) => {
    const together = groupCommit(town.db);
    const counted = (trx: Executor) =>
      trx
        .selectFrom('users')
        .select(({ fn }) => fn.countAll().as('many'))
        .executeTakeFirstOrThrow();
    await addUser(town, { name: 'Ana' });
    expect(Number((await together(counted)).many)).toBeGreaterThanOrEqual(1);
  });

  it('belong to a transaction that is open already', async ({ town }) => {
    const ana = await addUser(town, { name: 'Ana' });
    const open = town.db.transaction().execute(async (trx) => {
      await groupCommit(trx)(renaming(ana, 'Eva'));
      throw new Error('no');
    });
    await expect(open).rejects.toThrow('no');
    expect(await namesOf(town, [ana])).toEqual(['Ana']);
  });

  it('are told on SQLite when all of one turn of the loop are written', async ({ town, skip }) => {
    skip(!isSqlite(town.db), 'PostgreSQL has a transaction for each of them');
    const ids = [await addUser(town, { name: 'Ana' }), await addUser(town, { name: 'Eva' })];
    const together = groupCommit(town.db);
    const log: string[] = [];
    const written = ids.map(async (id, index) => {
      await together(async (trx) => {
        await renaming(id, 'Inés')(trx);
        log.push(`${index} written`);
      });
      log.push(`${index} told`);
    });
    await Promise.all(written);
    expect(log).toEqual(['0 written', '1 written', '0 told', '1 told']);
  });

  it('are all written, however many they are', async ({ town }) => {
    const names = Array.from({ length: 40 }, (_, index) => `Ana ${index}`);
    const ids = await Promise.all(names.map((name) => addUser(town, { name: `${name}, before` })));
    const together = groupCommit(town.db);
    await Promise.all(ids.map((id, index) => together(renaming(id, names[index] ?? ''))));
    expect(await namesOf(town, ids)).toEqual(names);
  });
});
