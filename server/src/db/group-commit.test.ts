import { expect } from 'vitest';
import { onBothEngines } from '../testing/fixtures.ts';
import { addUser, type Town } from '../testing/town.ts';
import type { Executor } from './database.ts';
import { groupCommit } from './group-commit.ts';

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

  it('are all written, however many they are', async ({ town }) => {
    const names = Array.from({ length: 40 }, (_, index) => `Ana ${index}`);
    const ids = await Promise.all(names.map((name) => addUser(town, { name: `${name}, before` })));
    const together = groupCommit(town.db);
    await Promise.all(ids.map((id, index) => together(renaming(id, names[index] ?? ''))));
    expect(await namesOf(town, ids)).toEqual(names);
  });
});
