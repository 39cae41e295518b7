import { expect, vi } from 'vitest';
import { addPerson } from '../../testing/accounts.ts';
import { addFile } from '../../testing/files.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { newId } from '../ids.ts';

onBothEngines('a sweep', (it) => {
  it('lists the folders of those alone who have changed since the last one, and of everybody once a month', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown();
    const people = await Promise.all(Array.from({ length: 30 }, () => addPerson(town)));
    for (const { id } of people) await addFile(town, `users/${id}/0123456789abcdef.webp`);
    const listed = vi.spyOn(town.storage, 'list');
    /** @returns whose folders it has listed */
    const sweep = async () => {
      listed.mockClear();
      await town.app.tidy();
      const folders = listed.mock.calls.map(([folder]) => folder.split('/')[1]);
      return new Set(folders.filter((id) => id !== undefined));
    };
    const [one] = people;
    if (!one) throw new Error('nobody is there');
    expect(await sweep()).toHaveProperty('size', people.length);
    expect(await sweep()).toHaveProperty('size', 0);
    // Its row went, and the server before its folder.
    const left = `users/${one.id}/media/${newId()}/original`;
    await addFile(town, left);
    await town.db.updateTable('users').set({ phone: '1' }).where('id', '=', one.id).execute();
    town.pass({ hours: 24 });
    expect(await sweep()).toEqual(new Set([one.id]));
    expect(await town.storage.size(left)).toBeUndefined();
    town.pass({ hours: 31 * 24 });
    expect(await sweep()).toHaveProperty('size', people.length);
  });
});
