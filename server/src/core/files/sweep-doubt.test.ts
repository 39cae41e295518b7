import { expect } from 'vitest';
import { addPerson } from '../../testing/accounts.ts';
import { addFile } from '../../testing/files.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import type { Town } from '../../testing/town.ts';
import { newId } from '../ids.ts';

const isThere = async ({ storage }: Town, key: string) => (await storage.size(key)) !== undefined;

async function addFiles(town: Town, owners: readonly string[]): Promise<string[]> {
  const keys = owners.map((owner) => `users/${owner}/media/${newId()}/original`);
  for (const key of keys) await addFile(town, key);
  return keys;
}

onBothEngines('a sweep', (it) => {
  it('that would remove more than a tenth of the store removes nothing', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown();
    const { id } = await addPerson(town);
    // As after a copy of the database that is older than the files.
    const keys = await addFiles(town, Array(12).fill(id));
    await town.app.tidy();
    for (const key of keys) expect(await isThere(town, key)).toBe(true);
  });

  it('lets the files of who was erased go at once, whatever kept them', async ({ openOwnTown }) => {
    const town = await openOwnTown();
    // As many as would be doubtful of others.
    const ids = Array.from({ length: 12 }, newId);
    const left = await addFiles(town, ids);
    const erased_at = '2026-11-20T16:05:00.000Z';
    const erased = ids.map((user_id) => ({ user_id, erased_at }));
    await town.db.insertInto('erased_people').values(erased).execute();
    await town.app.tidy();
    for (const key of left) expect(await isThere(town, key)).toBe(false);
  });

  it('removes the version that somebody made of her while she was being erased', async ({
    openOwnTown,
  }) => {
    const { db, app } = await openOwnTown();
    const user_id = newId();
    await db.insertInto('person_versions').values({ user_id, version: 'a' }).execute();
    await db.insertInto('erased_people').values({ user_id, erased_at: 'now' }).execute();
    await app.tidy();
    const left = db.selectFrom('person_versions').where('user_id', '=', user_id).selectAll();
    await expect(left.execute()).resolves.toEqual([]);
  });

  it('keeps the files of an owner whom it does not know for a week, and for good if it comes to know them', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown();
    const [known, unknown] = [newId(), newId()];
    await addFile(town, `users/${known}/0123456789abcdef.webp`);
    await addFile(town, `users/${unknown}/0123456789abcdef.webp`);
    await town.app.tidy();
    town.pass({ hours: 6 * 24 });
    await town.app.tidy();
    expect(await isThere(town, `users/${unknown}/0123456789abcdef.webp`)).toBe(true);
    await addPerson(town, { id: known });
    town.pass({ hours: 2 * 24 });
    await town.app.tidy();
    expect(await isThere(town, `users/${unknown}/0123456789abcdef.webp`)).toBe(false);
    expect(await isThere(town, `users/${known}/0123456789abcdef.webp`)).toBe(true);
  });
});
