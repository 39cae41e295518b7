import sharp from 'sharp';
import { expect } from 'vitest';
import { DomainError } from '../../core/errors.ts';
import { filesOf } from '../../core/files/file-keys.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addMemoryOwner, confirm, photoSender, send, storedFiles } from '../../testing/memories.ts';
import { coloursAt } from '../../testing/pictures.ts';
import { START } from '../../testing/town.ts';
import { usersRead } from '../users/users.read.ts';
import { confirmService } from './confirm.service.ts';
import { mediaRepo } from './media.repo.ts';
import { uploadsRepo } from './uploads.repo.ts';

onBothEngines('a file on its way to becoming a memory', (base) => {
  const it = base
    .extend('sender', ({ town }) => photoSender(town))
    // The address of a photo that has come, and is no memory yet.
    .extend('arrived', async ({ sender: { address, sendPhoto } }) => {
      const { uploadURL, fileURL } = await address();
      await sendPhoto(uploadURL);
      return fileURL;
    });

  it('is asked for, sent and confirmed', async ({ town, sender: { owner, photo } }) => {
    const said = { title: '  La boda ', description: 'En la ermita', day: '1963-09-14' };
    const { status, json } = await send(town, owner, {
      bytes: photo,
      type: 'image/jpeg',
      name: 'boda.jpg',
      said,
    });
    expect(status).toBe(200);
    expect(json).toEqual({
      id: json.id,
      kind: 'image',
      mimeType: 'image/webp',
      url: `/media/${json.id}`,
      thumbnail: `/media/${json.id}/thumbnail`,
      title: 'La boda',
      description: 'En la ermita',
      originalName: 'boda.jpg',
      size: photo.length,
      uploadedAt: '2026-11-20T16:05:00.000Z',
      day: '1963-09-14',
      dayKnown: 'day',
      isFavorite: false,
      writtenBy: null,
    });
    expect(await storedFiles(town, owner)).toEqual([
      'media/original',
      'media/screen.webp',
      'media/thumbnail.webp',
    ]);
    const { original } = filesOf(owner.id, 'media', json.id);
    expect(Buffer.from((await town.storage.get(original)) ?? [])).toEqual(photo);
  });

  it('needs nothing said beforehand', async ({ town, sender: { owner, photo } }) => {
    const { status, json } = await send(town, owner, { bytes: photo });
    expect([status, json.kind, json.day]).toEqual([200, 'image', '2026-11-20']);
  });

  it('is one memory, however often it is confirmed, and at once', async ({
    town,
    sender: { owner },
    arrived: fileURL,
  }) => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => confirm(town, owner, { fileURL, title: 'Una' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    const later = await confirm(town, owner, { fileURL });
    expect(later.json).toMatchObject({ title: 'Una' });
    const url = `/api/users/${owner.id}/media`;
    expect((await town.ask({ url, cookies: owner.cookies })).json).toHaveLength(1);
  });

  it('that one of two confirmations refuses stays what the other made of it', async ({
    town,
    sender: { owner },
    arrived: fileURL,
  }) => {
    const late = confirmService({
      repo: mediaRepo(town.db),
      uploads: uploadsRepo(town.db),
      storage: town.storage,
      clock: () => Temporal.Instant.from(START),
      pictures: {
        async develop() {
          await confirm(town, owner, { fileURL, title: 'Una' });
          throw new DomainError('image_too_big');
        },
        close: () => undefined,
      },
    });
    const user = await usersRead(town.db).subject(owner.id);
    const said = { fileURL, title: 'Otra', description: '' };
    expect(await late(user as Parameters<typeof late>[0], said)).toMatchObject({ title: 'Una' });
    expect(await storedFiles(town, owner)).toHaveLength(3);
  });

  it('is confirmed by its own person alone, and only once it has come', async ({
    town,
    sender: { owner, address, sendPhoto },
  }) => {
    const { uploadURL, fileURL } = await address();
    expect((await confirm(town, owner, { fileURL })).json).toMatchObject({
      code: 'upload_not_received',
    });
    await sendPhoto(uploadURL);
    expect((await confirm(town, await addMemoryOwner(town), { fileURL })).status).toBe(404);
    for (const wrong of ['/media/nobody', '/media/../../etc/passwd', 'x', '']) {
      expect((await confirm(town, owner, { fileURL: wrong })).status).toBe(404);
    }
    expect((await confirm(town, owner, { fileURL })).status).toBe(200);
  });

  it('brings a frame of a video along; a frame that is none is done without', async ({
    town,
    sender: { owner, photo },
  }) => {
    const video = {
      bytes: Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
      type: 'video/webm',
    };
    const poster = `data:image/jpeg;base64,${photo.toString('base64')}`;
    const kept = await send(town, owner, { ...video, said: { poster } });
    expect(kept.json).toMatchObject({ kind: 'video', mimeType: 'video/webm' });
    const url = `/api/users/${owner.id}/objects${kept.json.thumbnail}`;
    const { rawPayload } = await town.app.http.inject({ url, cookies: owner.cookies });
    expect(
      await coloursAt(rawPayload, [
        [0.05, 0.5],
        [0.95, 0.5],
      ]),
    ).toEqual(['red', 'blue']);
    expect((await sharp(rawPayload).metadata()).width).toBe(480);
    const broken = { poster: 'data:image/jpeg;base64,AAAA' };
    const without = await send(town, owner, { ...video, said: broken });
    expect([without.status, without.json.thumbnail]).toEqual([200, null]);
  });

  it('is wanted with a readable title, description and day', async ({
    town,
    sender: { owner },
  }) => {
    const wrong = { title: 'a'.repeat(121), description: 'b'.repeat(1001), day: '1963-02-31' };
    const { status, json } = await confirm(town, owner, { fileURL: '/media/x', ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(json.fields).toSorted()).toEqual(['day', 'description', 'title']);
  });
});
