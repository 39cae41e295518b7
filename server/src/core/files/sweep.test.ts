import { v7 } from 'uuid';
import { expect, vi } from 'vitest';
import { holdPerson } from '../../db/hold-person.ts';
import { addSupportPerson } from '../../testing/accounts.ts';
import { addFile, addUpload, formOf } from '../../testing/files.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { expectLockAwaited } from '../../testing/lock-awaited.ts';
import { addMemory, addMemoryOwner, askAddress, confirm, put } from '../../testing/memories.ts';
import { pictureBytes } from '../../testing/pictures.ts';
import type { Town } from '../../testing/town.ts';
import { newId } from '../ids.ts';

const names = (town: Town, folder: string) => Array.fromAsync(town.storage.list(folder));
const erase = async (town: Town, { id }: { readonly id: string }) => {
  await town.db.deleteFrom('users').where('id', '=', id).execute();
  await town.storage.removeAll(`users/${id}`);
};
const uploads = async ({ db }: Town) =>
  (await db.selectFrom('media_uploads').selectAll().execute()).length;

onBothEngines('what is left half-done', (it) => {
  it('may still be finished for a day, and is gone after it', async ({ server: town }) => {
    const owner = await addMemoryOwner(town);
    const bytes = await pictureBytes();
    const waiting = await askAddress(town, owner);
    const late = await askAddress(town, owner);
    for (const { uploadURL } of [waiting, late]) await put(town, owner, uploadURL, bytes);
    await town.app.tidy();
    town.pass({ hours: 23 });
    await town.app.tidy();
    expect((await confirm(town, owner, { fileURL: late.fileURL })).status).toBe(200);
    town.pass({ hours: 2 });
    await town.app.tidy();
    expect(await uploads(town)).toBe(0);
    expect(await names(town, `users/${owner.id}/incoming`)).toEqual([]);
    expect((await confirm(town, owner, { fileURL: waiting.fileURL })).status).toBe(404);
    expect(await names(town, `users/${owner.id}/media`)).toHaveLength(1);
  });

  it('is a file without its row, whoever left it; what has a row stays whole', async ({
    server: town,
  }) => {
    const owner = await addMemoryOwner(town);
    const daughter = await addSupportPerson(town, [owner.id]);
    const { id } = await addMemory(town, owner);
    const form = formOf({ userId: owner.id, file: await pictureBytes() });
    const message = { method: 'POST' as const, url: '/api/upload', cookies: daughter.cookies };
    const { json } = await town.ask({ ...message, ...form });
    const orphans = ['media', 'incoming', 'messages'].map(
      (part) => `users/${owner.id}/${part}/${newId()}/original`,
    );
    const nobody = 'users/00000000-0000-4000-8000-000000000000/media/x/original';
    const old = 'staging/01900000-0000-7000-8000-000000000000';
    const fresh = `staging/${v7({ msecs: Date.parse('2026-12-01T00:00:00Z') })}`;
    await addFile(town, `users/${owner.id}/0123456789abcdef.webp`);
    for (const key of [...orphans, nobody, old, fresh]) await addFile(town, key);
    town.pass({ hours: 23 });
    await town.app.tidy();
    town.pass({ hours: 2 });
    await town.app.tidy();
    for (const key of [...orphans, old]) {
      expect([key, await town.storage.size(key)]).toEqual([key, undefined]);
    }
    expect(await town.storage.size(nobody)).toBeGreaterThan(0);
    town.pass({ hours: 8 * 24 });
    await town.app.tidy();
    expect(await town.storage.size(nobody)).toBeUndefined();
    expect(await town.storage.size(fresh)).toBeGreaterThan(0);
    expect(await names(town, `users/${owner.id}/media/${id}`)).toHaveLength(3);
    expect(await names(town, `users/${owner.id}`)).toContain('0123456789abcdef.webp');
    // Nobody ever sent it with a message.
    expect((await town.ask({ url: json.url, cookies: owner.cookies })).status).toBe(404);
    expect(await names(town, `users/${owner.id}/messages`)).toEqual([]);
  });

  it('goes with its person, also while it is still on its way', async ({ server: town }) => {
    const owner = await addMemoryOwner(town);
    const { id } = await addUpload(town, owner.id, await pictureBytes());
    const erased = confirm(town, owner, { fileURL: `/media/${id}` });
    await erase(town, owner);
    expect([401, 404, 409]).toContain((await erased).status);
    expect(await names(town, `users/${owner.id}/media`)).toEqual([]);
  });

  it('goes with its person while its pictures are being put away', async ({ server: town }) => {
    const owner = await addMemoryOwner(town);
    const { id } = await addUpload(town, owner.id, await pictureBytes());
    const put = vi.spyOn(town.storage, 'put').mockImplementationOnce(async (key) => {
      await erase(town, owner);
      throw Object.assign(new Error(`no such folder: ${key}`), { code: 'ENOENT' });
    });
    expect((await confirm(town, owner, { fileURL: `/media/${id}` })).status).toBe(404);
    expect(put).toHaveBeenCalledOnce();
    expect(await names(town, `users/${owner.id}/media`)).toEqual([]);
  });

  it('goes with its person while it becomes a memory', async ({ server: town }) => {
    const owner = await addMemoryOwner(town);
    const { id } = await addUpload(town, owner.id, await pictureBytes());
    const [confirmed] = await town.db.transaction().execute(async (trx) => {
      await holdPerson(trx, owner.id);
      const confirming = confirm(town, owner, { fileURL: `/media/${id}` });
      await expectLockAwaited(town);
      await trx.deleteFrom('users').where('id', '=', owner.id).execute();
      return [confirming];
    });
    // On SQLite she has gone before the request is looked at.
    expect([401, 404]).toContain((await confirmed)?.status);
    expect(await names(town, `users/${owner.id}/media`)).toEqual([]);
  });
});
