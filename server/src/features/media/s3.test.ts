/// <reference path="../../../../scripts/types/untyped-packages.d.ts" />
import { expect } from 'vitest';
import { type S3, startS3 } from '../../../../scripts/testing/s3.ts';
import { addAdmin, addSupportPerson } from '../../testing/accounts.ts';
import { formOf } from '../../testing/files.ts';
import { type Fixtures, onBothEnginesSharing } from '../../testing/fixtures.ts';
import { addMemory, askAddress, confirm, photoSender, put, send } from '../../testing/memories.ts';
import { openTown, type Town } from '../../testing/town.ts';

const settingsOf = (store: S3) => ({
  S3_ENDPOINT: store.endpoint,
  S3_BUCKET: store.bucket,
  S3_ACCESS_KEY_ID: store.accessKeyId,
  S3_SECRET_ACCESS_KEY: store.secretAccessKey,
});

async function ownFiles(town: Town) {
  const sender = await photoSender(town);
  const { id, cookies } = sender.owner;
  const get = (url: string, headers: Record<string, string> = {}) =>
    town.app.http.inject({ url: `/api/users/${id}/objects${url}`, headers, cookies });
  const files = (part: string) => Array.fromAsync(town.storage.list(`users/${id}/${part}`));
  return { ...sender, get, files };
}

const shared = (it: Fixtures) =>
  it
    .extend('inStore', { scope: 'file' }, async ({ engine }, { onCleanup }) => {
      const store = await startS3();
      const town = await openTown(engine, settingsOf(store));
      onCleanup(async () => {
        await town.close();
        await store.stop();
      });
      return { town, store };
    })
    .extend('own', { scope: 'file' }, ({ inStore }) => ownFiles(inStore.town));

onBothEnginesSharing('with an S3 store', shared, (it) => {
  it('the browser sends straight to the store, exactly what was agreed, and the app shows it', async ({
    inStore: { town, store },
    own: { owner, photo, address, get },
  }) => {
    const { uploadURL, fileURL } = await address();
    expect(uploadURL.startsWith(`${store.endpoint}/${store.bucket}/users/${owner.id}/`)).toBe(true);
    expect((await confirm(town, owner, { fileURL })).json.code).toBe('upload_not_received');
    expect((await put(town, owner, uploadURL, photo, 'text/html')).status).toBe(403);
    const longer = Buffer.concat([photo, photo]);
    expect((await put(town, owner, uploadURL, longer, 'image/jpeg')).status).toBe(403);
    const elsewhere = uploadURL.replace(owner.id, 'somebody');
    expect((await put(town, owner, elsewhere, photo, 'image/jpeg')).status).toBe(403);
    expect((await put(town, owner, uploadURL, photo, 'image/jpeg')).status).toBe(200);
    const { status, json } = await confirm(town, owner, { fileURL, title: 'La boda' });
    expect([status, json.title]).toEqual([200, 'La boda']);
    const shown = await get(json.url);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    const part = await get(json.url, { range: 'bytes=0-3' });
    expect([part.statusCode, part.payload]).toEqual([206, 'RIFF']);
  });

  it('who sends to the same address again changes no memory, and leaves nothing for long', async ({
    inStore: { town },
    own: { owner, photo, address, get, files },
  }) => {
    const { uploadURL, fileURL } = await address();
    await put(town, owner, uploadURL, photo, 'image/jpeg');
    const { json } = await confirm(town, owner, { fileURL });
    const before = (await get(json.url)).rawPayload;
    const other = Buffer.alloc(photo.length, 1);
    expect((await put(town, owner, uploadURL, other, 'image/jpeg')).status).toBe(200);
    expect((await get(json.url)).rawPayload).toEqual(before);
    expect(await town.storage.get(`users/${owner.id}/media/${json.id}/original`)).toHaveLength(
      photo.length,
    );
    expect(
      Buffer.from((await town.storage.get(`users/${owner.id}/media/${json.id}/original`)) ?? []),
    ).toEqual(photo);
    expect(await files('incoming')).toHaveLength(1);
    await town.app.tidy();
    expect(await files('incoming')).toEqual([]);
    expect((await get(json.url)).statusCode).toBe(200);
  });

  it('a file that nobody declared goes by way of the app, and so does that of a message', async ({
    inStore: { town },
    own: { owner, photo },
  }) => {
    const { uploadURL } = await askAddress(town, owner);
    expect(uploadURL).toMatch(/^\/api\/users\//);
    expect((await send(town, owner, { bytes: photo })).status).toBe(200);
    const daughter = await addSupportPerson(town, [owner.id]);
    const form = formOf({ userId: owner.id, file: photo });
    const options = { method: 'POST' as const, url: '/api/upload', cookies: daughter.cookies };
    const { json } = await town.ask({ ...options, ...form });
    const seen = await town.ask({ url: json.url, cookies: owner.cookies });
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('what is no picture is refused and leaves nothing, and what is deleted is gone', async ({
    inStore: { town },
    own: { owner, files },
  }) => {
    const bytes = Buffer.from('<html><script>alert(1)</script></html>');
    const before = await files('media');
    const refused = await send(town, owner, { bytes, type: 'image/jpeg' });
    expect(refused.json.code).toBe('media_type');
    expect(await files('media')).toEqual(before);
    expect(await files('incoming')).toEqual([]);
    const memory = await addMemory(town, owner);
    await town.ask({ method: 'DELETE', url: `/api/media/${memory.id}`, cookies: owner.cookies });
    expect(await files('media')).toEqual(before);
  });

  it('a person who is erased leaves nothing in the store', async ({
    inStore: { town },
    own: { owner, files },
  }) => {
    const { token } = await addAdmin(town);
    expect((await files('media')).length).toBeGreaterThan(0);
    await town.ask({ method: 'DELETE', url: `/api/users/${owner.id}`, token });
    expect(await Array.fromAsync(town.storage.list('users'))).toEqual([]);
  });
});
