import { Readable } from 'node:stream';
import { MOST_BYTES } from '@encina/contract/media';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '../../core/errors.ts';
import { ENGINES } from '../../testing/engines.ts';
import { addKeeper, askAddress, confirm, type Keeper, put, send } from '../../testing/memories.ts';
import { coloursAt, pictureBytes } from '../../testing/pictures.ts';
import { openTown, START, type Town } from '../../testing/town.ts';
import { usersRead } from '../users/users.read.ts';
import { confirmService } from './confirm.service.ts';
import { filesOf } from './file-keys.ts';
import { mediaRepo } from './media.repo.ts';
import { uploadsRepo } from './uploads.repo.ts';

const JPEG = { mimeType: 'image/jpeg', originalName: 'boda.jpg' };

describe.each(ENGINES)('a file on its way to becoming a memory, on %s,', (engine) => {
  let town: Town;
  let keeper: Keeper;
  let photo: Buffer;
  beforeAll(async () => {
    town = await openTown(engine);
    photo = await pictureBytes();
  });
  beforeEach(async () => {
    keeper = await addKeeper(town);
  });
  afterAll(() => town.close());

  const address = (size = photo.length) => askAddress(town, keeper, { ...JPEG, size });
  const sendPhoto = (url: string, bytes: Uint8Array = photo, type = 'image/jpeg') =>
    put(town, keeper, url, bytes, type);
  const filesOfKeeper = async () => {
    const names: string[] = [];
    for (const part of ['media', 'incoming']) {
      for await (const id of town.storage.list(`users/${keeper.id}/${part}`)) {
        for await (const name of town.storage.list(`users/${keeper.id}/${part}/${id}`)) {
          names.push(`${part}/${name}`);
        }
      }
    }
    return names.toSorted();
  };

  it('is asked for, sent and confirmed', async () => {
    const said = { title: '  La boda ', description: 'En la ermita', day: '1963-09-14' };
    const { status, json } = await send(town, keeper, {
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
      isFavorite: false,
    });
    expect(await filesOfKeeper()).toEqual([
      'media/original',
      'media/screen.webp',
      'media/thumbnail.webp',
    ]);
    const { original } = filesOf(keeper.id, 'media', json.id);
    expect(Buffer.from((await town.storage.get(original)) ?? [])).toEqual(photo);
  });

  it('needs nothing said beforehand', async () => {
    const { status, json } = await send(town, keeper, { bytes: photo });
    expect([status, json.kind, json.day]).toEqual([200, 'image', '2026-11-20']);
  });

  it('is one memory, however often it is confirmed, and at once', async () => {
    const { uploadURL, fileURL } = await address();
    await sendPhoto(uploadURL);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => confirm(town, keeper, { fileURL, title: 'Una' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    const later = await confirm(town, keeper, { fileURL });
    expect(later.json).toMatchObject({ title: 'Una' });
    const url = `/api/users/${keeper.id}/media`;
    expect((await town.ask({ url, cookies: keeper.cookies })).json).toHaveLength(1);
  });

  it('that one of two confirmations refuses stays what the other made of it', async () => {
    const { uploadURL, fileURL } = await address();
    await sendPhoto(uploadURL);
    const late = confirmService({
      repo: mediaRepo(town.db),
      uploads: uploadsRepo(town.db),
      storage: town.storage,
      clock: () => Temporal.Instant.from(START),
      pictures: {
        async develop() {
          await confirm(town, keeper, { fileURL, title: 'Una' });
          throw new DomainError('image_too_big');
        },
        close: () => undefined,
      },
    });
    const user = await usersRead(town.db).subject(keeper.id);
    const said = { fileURL, title: 'Otra', description: '' };
    expect(await late(user as Parameters<typeof late>[0], said)).toMatchObject({ title: 'Una' });
    expect(await filesOfKeeper()).toHaveLength(3);
  });

  it('takes an address that works once, also when two send at the same time', async () => {
    const { uploadURL } = await address();
    const statuses = (await Promise.all([1, 2, 3].map(() => sendPhoto(uploadURL)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([204, 409, 409]);
    expect(await sendPhoto(uploadURL)).toMatchObject({
      status: 409,
      json: { code: 'upload_used', error: 'Este archivo ya se ha enviado.' },
    });
    expect(await filesOfKeeper()).toHaveLength(1);
  });

  it('takes an address that is signed, hers, and not an hour old', async () => {
    const { uploadURL } = await address();
    const forged = uploadURL.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await sendPhoto(forged)).status).toBe(403);
    expect((await sendPhoto(uploadURL.replace(/=.*/, '='))).status).toBe(403);
    expect((await sendPhoto(uploadURL.replace(/\?.*/, ''))).status).toBe(400);
    const other = await addKeeper(town);
    expect((await put(town, other, uploadURL, photo, 'image/jpeg')).status).toBe(404);
    const borrowed = uploadURL.replace(keeper.id, other.id);
    expect((await put(town, other, borrowed, photo, 'image/jpeg')).status).toBe(404);
    town.pass({ hours: 1 });
    expect((await sendPhoto(uploadURL)).json.code).toBe('upload_refused');
    town.pass({ hours: -1 });
    expect(await filesOfKeeper()).toEqual([]);
    expect((await sendPhoto(uploadURL)).status).toBe(204);
  });

  it('is of the type and the size that were said', async () => {
    const { uploadURL } = await address();
    expect((await sendPhoto(uploadURL, photo, 'video/mp4')).status).toBe(415);
    expect((await sendPhoto(uploadURL, photo.subarray(1))).json.code).toBe('upload_incomplete');
    const longer = Buffer.concat([photo, photo]);
    expect((await sendPhoto(uploadURL, longer)).json.code).toBe('upload_incomplete');
    expect(await filesOfKeeper()).toEqual([]);
    expect((await sendPhoto(uploadURL)).status).toBe(204);
  });

  it('is cut off at the size that was said, where the sender says no length', async () => {
    const { uploadURL } = await address();
    const endless = Readable.from(Array.from({ length: 500 }, () => Buffer.alloc(64 * 1024)));
    const headers = { 'content-type': 'image/jpeg' };
    const answer = await town.app.http.inject({
      method: 'PUT',
      url: uploadURL,
      cookies: keeper.cookies,
      headers,
      payload: endless,
    });
    expect(answer.json().code).toBe('upload_incomplete');
    expect(await filesOfKeeper()).toEqual([]);
  });

  it('of 50 MB is taken, and one byte more is refused before it is stored', async () => {
    const over = MOST_BYTES + 1;
    expect((await address(over)).answer).toMatchObject({
      status: 400,
      json: { error: 'El archivo no puede ser mayor a 50MB.' },
    });
    const { uploadURL } = await askAddress(town, keeper);
    const headers = { 'content-length': String(over), 'content-type': 'video/mp4' };
    const options = { method: 'PUT' as const, url: uploadURL, cookies: keeper.cookies };
    const early = await town.app.http.inject({
      ...options,
      headers,
      payload: Readable.from(['a']),
    });
    expect(early.json()).toMatchObject({ code: 'media_too_large' });
    expect(await filesOfKeeper()).toEqual([]);
    const { uploadURL: exact } = await address(MOST_BYTES);
    expect((await sendPhoto(exact, Buffer.alloc(MOST_BYTES, 7))).status).toBe(204);
  });

  it('is confirmed by its own person alone, and only once it has come', async () => {
    const { uploadURL, fileURL } = await address();
    expect((await confirm(town, keeper, { fileURL })).json).toMatchObject({
      code: 'upload_not_received',
    });
    await sendPhoto(uploadURL);
    expect((await confirm(town, await addKeeper(town), { fileURL })).status).toBe(404);
    for (const wrong of ['/media/nobody', '/media/../../etc/passwd', 'x', '']) {
      expect((await confirm(town, keeper, { fileURL: wrong })).status).toBe(404);
    }
    expect((await confirm(town, keeper, { fileURL })).status).toBe(200);
  });

  it('brings a frame of a video along; a frame that is none is done without', async () => {
    const video = {
      bytes: Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
      type: 'video/webm',
    };
    const poster = `data:image/jpeg;base64,${photo.toString('base64')}`;
    const kept = await send(town, keeper, { ...video, said: { poster } });
    expect(kept.json).toMatchObject({ kind: 'video', mimeType: 'video/webm' });
    const url = `/api/users/${keeper.id}/objects${kept.json.thumbnail}`;
    const { rawPayload } = await town.app.http.inject({ url, cookies: keeper.cookies });
    expect(
      await coloursAt(rawPayload, [
        [0.05, 0.5],
        [0.95, 0.5],
      ]),
    ).toEqual(['red', 'blue']);
    expect((await sharp(rawPayload).metadata()).width).toBe(480);
    const broken = { poster: 'data:image/jpeg;base64,AAAA' };
    const without = await send(town, keeper, { ...video, said: broken });
    expect([without.status, without.json.thumbnail]).toEqual([200, null]);
  });

  it('is wanted with a readable title, description and day', async () => {
    const wrong = { title: 'a'.repeat(121), description: 'b'.repeat(1001), day: '1963-02-31' };
    const { status, json } = await confirm(town, keeper, { fileURL: '/media/x', ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(json.fields).toSorted()).toEqual(['day', 'description', 'title']);
  });
});
